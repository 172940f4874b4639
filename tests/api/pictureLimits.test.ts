/**
 * Uploaded pictures are judged by their header and by what the account can pay before they are decoded. Those that come
 * to nothing are limited per account, and refused ones leave nothing behind. Nobody waits for those who send slowly.
 */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_TRIES } from '../../server/generation/submit/takePictures.ts';
import { generationEndpoints } from '../../contract/generation.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let photo: string;
/** A truncated JPEG: only decoding it shows that. */
let broken: string;

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a7' } });
  photo = (await plain.clone().png().toBuffer()).toString('base64');
  broken = (await plain.jpeg().toBuffer()).subarray(0, -60).toString('base64');
});
afterAll(() => server.close());

const edit = (account: TestAccount, image: string, key?: string) =>
  account.call(
    'POST',
    '/images/image-to-image',
    { prompt: 'lebih hangat', image_base64: image },
    {
      ...(key && { 'Idempotency-Key': key }),
    },
  );
const keptInputs = async () =>
  (await readdir(path.join(server.services.config.dataDirectory, 'files/inputs')).catch(() => [])).length;

describe('pictures that are sent', () => {
  it('are refused by their header above 25 megapixels, and below 16 pixels', async () => {
    const account = await server.signUp();
    const huge = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
    const answer = await edit(account, huge.toString('base64'));
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(answer.body.fields?.image_base64?.code).toBe('image_unreadable');
    const tiny = await sharp({ create: { width: 15, height: 400, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
    expect((await edit(account, tiny.toString('base64'))).body.fields?.image_base64?.code).toBe('image_too_small');
  });

  it('are not decoded for somebody who cannot pay, or has no items left today', async () => {
    const poor = await server.signUp({ coins: 0 });
    // If it were decoded, it would be refused as unreadable.
    const answer = await edit(poor, broken);
    expect([answer.status, answer.body.code, answer.body.balance]).toEqual([402, 'insufficient_credits', 0]);
  });

  it('count as tries when they come to nothing, and a repeat of what came to something does not count', async () => {
    const account = await server.signUp({ coins: 1000 });
    const before = await keptInputs();
    const first = await edit(account, photo, 'gambar-pertama');
    expect([first.status, await keptInputs()]).toEqual([202, before + 1]);
    for (let tries = 0; tries < PICTURE_TRIES.limit; tries += 1)
      expect([tries, (await edit(account, broken)).status]).toEqual([tries, 422]);
    const full = await edit(account, photo, 'gambar-kedua');
    expect([full.status, full.body.code, Number(full.headers.get('retry-after')) > 0]).toEqual([
      429,
      'rate_limited',
      true,
    ]);
    const repeat = await edit(account, photo, 'gambar-pertama');
    expect([repeat.status, repeat.headers.get('idempotent-replayed')]).toEqual([202, 'true']);
    expect(repeat.body).toEqual(first.body);
    // Nothing stays behind of what was refused.
    expect(await keptInputs()).toBe(before + 1);
  });

  it('are not counted when they come to something', async () => {
    const account = await server.signUp({ coins: 1000 });
    for (let times = 0; times < PICTURE_TRIES.limit + 2; times += 1)
      expect([times, (await edit(account, photo)).status]).toEqual([times, 202]);
  });

  it('leave one copy behind when two identical requests arrive at once', async () => {
    const account = await server.signUp({ coins: 1000 });
    const before = await keptInputs();
    const answers = await Promise.all([1, 2, 3, 4].map(() => edit(account, photo, 'empat-sekaligus')));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await keptInputs()).toBe(before + 1);
  });

  it('are read while others announce all that there is room for and send nothing', async () => {
    const { hostname, port } = new URL(server.url);
    const { path: address, maxBodyBytes } = generationEndpoints.generateMultiImage;
    const slow = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { tokens } = await server.signUp();
        const socket = connect(Number(port), hostname);
        socket.write(
          `POST /api-lens${address} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${tokens.access_token}\r\n` +
            `Content-Type: application/json\r\nContent-Length: ${maxBodyBytes}\r\nExpect: 100-continue\r\n\r\n{`,
        );
        // The server has the head of the request when it asks for the rest.
        await once(socket, 'data');
        return socket;
      }),
    );
    try {
      expect((await edit(await server.signUp(), photo)).status).toBe(202);
    } finally {
      for (const socket of slow) socket.destroy();
    }
  });
});
