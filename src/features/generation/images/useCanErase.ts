import { useModels } from '../compose/useModels.ts';
import { settingsOf } from '../draft/draft.ts';
import { pickModel } from '../draft/fitSettings.ts';
import { useDraft } from '../draft/useDraft.ts';

/** Whether the draft changes one image by a model that fills what is transparent in it: the built-in engine's. */
export function useCanErase(): boolean {
  const { draft } = useDraft();
  const { byKind } = useModels();
  if (draft?.mode !== 'image-edit' || draft.images.length !== 1) return false;
  const offered = byKind.image.filter(({ modes }) => modes.includes('image-edit'));
  return pickModel(offered, settingsOf(draft).model)?.engine.is_local ?? false;
}
