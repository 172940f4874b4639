/** A store of bytes by name: idb-keyval's functions on the account's drafts. */
export interface ImageShelf {
  get(name: string): Promise<unknown>;
  set(name: string, blob: Blob): Promise<void>;
  del(name: string): Promise<void>;
  names(): Promise<string[]>;
}

const PREFIX = 'generator-image.';

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
      await shelf.set(PREFIX + id, blob).catch(() => undefined);
    },
    /** Null when the browser has evicted it. */
    async load(id: string): Promise<Blob | null> {
      const known = inMemory.get(id);
      if (known) return known;
      const kept = await shelf.get(PREFIX + id).catch(() => undefined);
      if (!(kept instanceof Blob)) return null;
      inMemory.set(id, kept);
      return kept;
    },
    /**
     * Deletes the bytes that no draft uses any more. Called once, with the draft that the page began with: every later
     * one can be restored while the page is open. Images stored by this page are kept: an image may be stored before its draft
     * is.
     */
    async sweep(used: readonly string[]): Promise<void> {
      const wanted = new Set([...used, ...keptHere].map((id) => PREFIX + id));
      const names = await shelf.names().catch(() => []);
      await Promise.all(
        names
          .filter((name) => name.startsWith(PREFIX) && !wanted.has(name))
          .map((name) => shelf.del(name).catch(() => undefined)),
      );
    },
  };
}

export type DraftImages = ReturnType<typeof createDraftImages>;
