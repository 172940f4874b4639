import { encodeImage } from './encodeImage.ts';
import { imageName, type Outbox } from './outboxDatabase.ts';
import type { OutboxEntry } from './outboxEntry.ts';

/**
 * The exact body of an entry's request: byte for byte what the form sends by itself, so that a try of the form whose
 * answer was lost is recognised by its key. Null when the browser has thrown a picture away.
 */
export async function requestBody(outbox: Outbox, entry: OutboxEntry): Promise<Blob | null> {
  const blobs = await outbox.images(entry.imageIds.map((id) => imageName(entry.id, id)));
  if (blobs.some((blob) => blob === undefined)) return null;
  const images = await Promise.all(blobs.map((blob) => encodeImage(blob as Blob)));
  const { imageField } = entry;
  const body = {
    ...entry.body,
    ...(imageField && { [imageField]: imageField === 'images' ? images : images[0] }),
    // If the price was unknown, nothing may be spent before the user has seen it.
    ...(entry.kind === 'generation' && { max_coins: entry.quotedCoins ?? 0 }),
  };
  return new Blob([JSON.stringify(body)], { type: 'application/json' });
}
