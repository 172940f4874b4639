import { Readable } from 'node:stream';
import { type Storage, StorageAway } from '../../server/platform/storage/storage.ts';

/** A storage whose first `times` reads break off: each delivers half of its first chunk, then fails. */
export function breakingStorage(whole: Storage, times = Infinity): Storage {
  let left = times;
  return {
    ...whole,
    async open(key, range) {
      const body = await whole.open(key, range);
      left -= 1;
      return left < 0 ? body : Readable.from(halfOf(body), { objectMode: false });
    },
  };
}

async function* halfOf(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    yield (chunk as Buffer).subarray(0, (chunk as Buffer).length / 2);
    throw new StorageAway('the bucket does not answer');
  }
}
