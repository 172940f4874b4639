import { useLingui } from '@lingui/react/macro';
import type { Task } from '../../../../contract/generation.ts';
import { usePlanLabels } from './usePlanLabels.ts';

/** The caption of each panel of a storyboard: its part of the story, or its number if the engine gives none. */
export function usePanelCaptions({ panels, plan }: Pick<Task, 'panels' | 'plan'>): string[] {
  const { t } = useLingui();
  const labels = usePlanLabels();
  return panels.map((_, index) => {
    const caption = plan?.captions?.[index];
    if (!caption) return t`Scene ${String(index + 1)}`;
    return caption.time
      ? `${caption.text} · ${labels.value({ aspect: 'time', value: caption.time, word: null })}`
      : caption.text;
  });
}
