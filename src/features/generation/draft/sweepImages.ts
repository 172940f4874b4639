import { type DraftImages, IMAGE_PREFIX } from './draftImages.ts';

/** Where the bytes of images are, among other things: idb-keyval's functions on the account's drafts. */
export interface SweptShelf {
  del(name: string): Promise<void>;
  names(): Promise<string[]>;
}

/**
 * Deletes the bytes that no draft uses any more. Called once, with the draft that the page began with: every later one
 * can be restored while the page is open. Images stored by this page are kept: an image may be stored before its draft
 * is.
 */
export async function sweepImages(
  shelf: SweptShelf,
  { keptHere }: Pick<DraftImages, 'keptHere'>,
  used: readonly string[],
): Promise<void> {
  const wanted = new Set([...used, ...keptHere].map((id) => IMAGE_PREFIX + id));
  const names = await shelf.names().catch(() => []);
  await Promise.all(
    names
      .filter((name) => name.startsWith(IMAGE_PREFIX) && !wanted.has(name))
      .map((name) => shelf.del(name).catch(() => undefined)),
  );
}
