import { fork } from 'node:child_process';
import { Readable } from 'node:stream';
import { readS3Address, type S3Place } from '../server/platform/storage/s3/s3Address.ts';
import { s3Storage } from '../server/platform/storage/s3/s3Storage.ts';
import { startBucketServer } from '../tests/support/bucketServer.ts';

/**
 * What a bucket costs a process in memory and time, for long files and for small ones. Uses the tests' store on
 * loopback, in a separate process, or a real one: `node bench/bucket.ts s3://…`.
 */
const MB = 1024 * 1024;
const SMALL_FILES = 300;
const SMALL_BYTES = 15_000;
const AT_ONCE = 8;

if (process.argv[2] === 'store') {
  const server = await startBucketServer({ pageSize: 1000 });
  process.send!(server.address);
  process.on('disconnect', () => process.exit());
} else await measure(process.argv[2]);

async function measure(given: string | undefined): Promise<void> {
  const store = given === undefined ? fork(import.meta.filename, ['store']) : null;
  const address = given ?? (await new Promise<string>((resolve) => store!.once('message', resolve)));
  const storage = s3Storage(readS3Address(address) as S3Place);
  await storage.put('bench/warm', Readable.from(['x']));
  const before = process.memoryUsage().rss;
  for (const megabytes of [50, 300]) {
    const { seconds, most } = await watched(() => storage.put(`bench/${megabytes}`, Readable.from(bytes(megabytes))));
    tell(`a file of ${megabytes} MB written`, { seconds, most });
  }
  const read = await watched(async () => {
    for await (const chunk of await storage.open('bench/300')) void chunk;
  });
  tell('a file of 300 MB read', read);
  const keys = Array.from({ length: SMALL_FILES }, (_, index) => `bench/small/${index}`);
  const content = Buffer.alloc(SMALL_BYTES, 7);
  tell(`${SMALL_FILES} files of 15 kB written`, await each(keys, (key) => storage.put(key, Readable.from([content]))));
  tell(`${SMALL_FILES} sizes asked for`, await each(keys, (key) => storage.stat(key)));
  tell(
    `${SMALL_FILES} ranges of a long file read`,
    await each(keys, async (_key, index) => {
      const start = index * MB;
      for await (const chunk of await storage.open('bench/300', { start, end: start + 65_535 })) void chunk;
    }),
  );
  await storage.removeFolder('bench');
  store?.disconnect();

  function tell(what: string, { seconds, most }: { seconds: number; most: number }): void {
    const grown = Math.round((most - before) / 1e6);
    process.stdout.write(`${what}: ${seconds.toFixed(2)} s, at most ${grown} MB more than before\n`);
  }
}

function* bytes(megabytes: number): Generator<Buffer> {
  for (let index = 0; index < megabytes * 16; index++) yield Buffer.alloc(MB / 16, index);
}

function each(keys: string[], work: (key: string, index: number) => Promise<unknown>) {
  const waiting = keys.entries();
  return watched(() =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [index, key] of waiting) await work(key, index);
      }),
    ),
  );
}

async function watched(work: () => Promise<unknown>): Promise<{ seconds: number; most: number }> {
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const begun = performance.now();
  await work();
  clearInterval(watch);
  return { seconds: (performance.now() - begun) / 1000, most };
}
