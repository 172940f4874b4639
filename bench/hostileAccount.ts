/**
 * One account at full strength until SIGTERM: largest bodies, longest lists, most streams, heaviest searches, biggest
 * pictures, all at once. Started by `bench/hostile.ts`; prints at the end how often it got which status.
 */
import sharp from 'sharp';

const BASE = process.argv[2]!;
const hostile = { 'Content-Type': 'application/json', authorization: process.env.AUTHORIZATION! };

const leaving = new AbortController();
const statuses = new Map<number, number>();
const picture = await sharp({ create: { width: 6000, height: 4100, channels: 3, background: '#283' } })
  .composite([
    {
      input: {
        create: {
          width: 500,
          height: 500,
          channels: 3,
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
          background: '#000',
        },
      },
      tile: true,
    },
  ])
  .jpeg({ quality: 90 })
  .toBuffer();
const image = picture.toString('base64');
const items = `{"prompt":"a","images":[${'{},'.repeat(6_000_000)}1]}`;
const words = `${'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(9).trim()}`;
// Encoded once: doing it per request would keep this process busier than the server.
const encode = (text: string) => new TextEncoder().encode(text);
const bodies = {
  list: ['/images/multi-image', encode(items)],
  pictures: ['/images/multi-image', encode(JSON.stringify({ prompt: 'a', images: [image, image, image, 'x'] }))],
  picture: [
    '/images/image-to-image',
    encode(JSON.stringify({ prompt: 'a', image_base64: `${image.slice(0, -4000)}` })),
  ],
  ids: ['/library/delete', encode(`{"ids":[${'1,'.repeat(130_000)}1]}`)],
} as const;
const repeat = async (work: () => Promise<Response>) => {
  while (!leaving.signal.aborted)
    try {
      const answer = await work();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      await answer.body?.cancel();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
};
const { signal } = leaving;
const post =
  ([address, bytes]: readonly [string, Uint8Array<ArrayBuffer>]) =>
  () =>
    fetch(BASE + address, { method: 'POST', headers: hostile, body: bytes, signal });
const get = (address: string) => () => fetch(BASE + address, { headers: hostile, signal });
for (let index = 0; index < 4; index += 1) for (const body of Object.values(bodies)) void repeat(post(body));
for (let index = 0; index < 60; index += 1) {
  void repeat(get(`/library/?search=${encodeURIComponent(words.slice(0, 490))}&page_size=100`));
  void repeat(get('/events'));
}
for (let index = 0; index < 8; index += 1) void repeat(get('/credits/audit-trail/export/csv'));

process.stdout.write('begun ');
process.once('SIGTERM', () => {
  leaving.abort();
  process.stdout.write(JSON.stringify(Object.fromEntries(statuses)), () => process.exit(0));
});
