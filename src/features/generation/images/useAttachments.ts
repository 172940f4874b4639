import { useEffect, useEffectEvent, useState } from 'react';
import type { Mode } from '../../../../contract/generation.ts';
import { MAX_INPUT_IMAGES } from '../../../../contract/limits.ts';
import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { forNewPicture, moveImage, withImages, type Draft, type DraftImage } from '../draft/draft.ts';
import type { DraftSession } from '../draft/draftSession.ts';
import { loadLazyPart } from '../loadLazyPart.ts';
import { addImages, removeImage, takesSeveral } from './addImages.ts';
import type { PreparedImage } from './prepareImage.ts';
import { storeUntilDone, takeUnfinishedPicks, type Pick } from './unfinishedPicks.ts';

/** The code for decoding and drawing is loaded with the first image. */
const loadKeeping = () => loadLazyPart(import('./storePicture.ts'));

interface AttachmentOptions {
  draft: Draft;
  change: DraftSession['change'];
  modes: readonly Mode[];
  /** Called with the mode that follows from the attached images. */
  onModeChange: (mode: Mode) => void;
}

/** The draft's images: add, replace, reorder, remove, and why one was refused. */
export function useAttachments({ draft, change, modes, onModeChange }: AttachmentOptions) {
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);

  async function prepare(files: readonly Blob[]): Promise<DraftImage[]> {
    setRefusal(null);
    setIsPreparing(true);
    const kept: DraftImage[] = [];
    let code: ErrorCode | null = null;
    try {
      const { storePicture } = await loadKeeping();
      for (const file of files) kept.push(await storePicture(file));
    } catch (error) {
      // A chunk that could not be loaded is reported like an unreadable image.
      code = error instanceof Error && 'code' in error ? (error.code as ErrorCode) : 'image_unreadable';
    }
    setRefusal(code);
    setIsPreparing(false);
    return kept;
  }

  function apply(edit: (current: Draft) => Draft) {
    const next = edit(draft).mode;
    change((current) => edit({ ...current, mode: draft.mode }));
    if (next !== draft.mode) onModeChange(next);
  }

  async function put({ files, replaces }: Pick) {
    const prepared = await prepare(files);
    const [next] = prepared;
    if (next && replaces !== null)
      change((current) =>
        withImages(
          forNewPicture(current),
          current.images.map((image) => (image.id === replaces ? next : image)),
        ),
      );
    else if (next) apply((current) => addImages(current, { added: prepared, modes }));
  }

  const putUnfinished = useEffectEvent(put);
  useEffect(() => {
    const putAll = async () => {
      for (const pick of await takeUnfinishedPicks()) await putUnfinished(pick);
    };
    putAll().catch(() => undefined);
  }, []);

  return {
    refusal,
    isPreparing,
    isSeveral: takesSeveral(draft.mode, modes),
    async add(files: readonly Blob[]) {
      if (files.length === 0) return;
      const isSeveral = takesSeveral(draft.mode, modes);
      const room = isSeveral ? MAX_INPUT_IMAGES - draft.images.length : 1;
      const pick = { files: files.slice(0, Math.max(0, room)), replaces: null };
      await storeUntilDone(pick, () => put(pick));
      if (files.length > room) setRefusal('too_many_images');
    },
    replace(id: string, files: readonly Blob[]) {
      const pick = { files: files.slice(0, 1), replaces: id };
      return storeUntilDone(pick, () => put(pick));
    },
    /** Replaces an image by its cropped version. @returns the new image's id */
    async putCut(id: string, cut: PreparedImage) {
      const next = await (await loadKeeping()).storePrepared(cut);
      change((current) =>
        withImages(
          current,
          current.images.map((image) => (image.id === id ? next : image)),
        ),
      );
      return next.id;
    },
    removeAll() {
      setRefusal(null);
      change((current) => withImages(current, []));
    },
    move: (id: string, by: number) => change((current) => withImages(current, moveImage(current.images, id, by))),
    remove(id: string) {
      setRefusal(null);
      apply((current) => removeImage(current, { id, modes }));
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
