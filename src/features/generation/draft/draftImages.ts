/** A store of bytes by name: idb-keyval's functions on the account's drafts. */
export interface ImageShelf {
  get(name: string): Promise<unknown>;
  set(name: string, blob: Blob): Promise<void>;
}

export const IMAGE_PREFIX = 'generator-image.';

/**
 * The bytes of a draft's images. They are stored apart from the draft, which is written on every keystroke. What cannot
 * be stored (private browsing, no space) still works until the page is left.
 */
export function createDraftImages(shelf: ImageShelf) {
  const inMemory = new Map<string, Blob>();
  const keptHere = new Set<string>();
  return {
    async keep(id: string, blob: Blob): Promise<void> {
      inMemory.set(id, blob);
      keptHere.add(id);
      await shelf.set(IMAGE_PREFIX + id, blob).catch(() => undefined);
    },
    /** Null when the browser has evicted it. */
    async load(id: string): Promise<Blob | null> {
      const known = inMemory.get(id);
      if (known) return known;
      const kept = await shelf.get(IMAGE_PREFIX + id).catch(() => undefined);
      if (!(kept instanceof Blob)) return null;
      inMemory.set(id, kept);
      return kept;
    },
    /** The ids of images that this page has stored. */
    keptHere: keptHere as ReadonlySet<string>,
  };
}

export type DraftImages = ReturnType<typeof createDraftImages>;
