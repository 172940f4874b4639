/**
 * None of thousands of forged access tokens, file links and engine callbacks is accepted, whether or not the real one
 * was seen before.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTokens } from '../../../../server/accounts/tokens.ts';
import { callbackPath, jobOfCallback } from '../../../../server/generation/modelark/callbackPath.ts';
import { createLinkSigner } from '../../../../server/media/linkSigner.ts';
import { deriveKey } from '../../../../server/platform/secrets.ts';
import { createTestClock } from '../../../support/testClock.ts';

const clock = createTestClock();
const secret = randomBytes(32);
const tokens = createTokens({ secret, clock });
const claims = { userId: '019a0000-0000-7000-8000-000000000001', sessionId: '019a0000-0000-7000-8000-000000000002' };

/** Every text that differs from this one in a single character, with several replacements for each. */
function* nearly(text: string): Generator<string> {
  for (let place = 0; place < text.length; place += 1)
    for (const letter of ['A', 'b', '0', '.', '='])
      if (text[place] !== letter) yield text.slice(0, place) + letter + text.slice(place + 1);
  for (let length = 0; length < text.length; length += 1) yield text.slice(0, length);
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** The last character has unused bits: with those changed, it is the same signature. */
const isSame = (one: string, other: string) => {
  const [head, body, signature] = one.split('.');
  const [otherHead, otherBody, otherSignature] = other.split('.');
  return (
    head === otherHead &&
    body === otherBody &&
    Buffer.from(signature ?? '', 'base64url').equals(Buffer.from(otherSignature ?? '', 'base64url'))
  );
};

it('takes none of a thousand forged access tokens, before and after the true one was seen', async () => {
  const token = await tokens.signAccess(claims);
  const [head, body] = token.split('.') as [string, string];
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const signed = (header: object, content: object, key: Buffer) => {
    const text = `${part(header)}.${part(content)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const key = deriveKey(secret, 'access-token');
  const header = { alg: 'HS256', typ: 'at+jwt' };
  const forged = [
    ...[...nearly(token)].filter((each) => !isSame(each, token)),
    ...['none', 'None', 'NONE', 'HS512', 'RS256', 'ES256', ''].map((alg) => `${part({ alg, typ: 'at+jwt' })}.${body}.`),
    ...[secret, Buffer.alloc(32), deriveKey(secret, 'refresh-token'), deriveKey(secret, 'media links')].map((other) =>
      signed(header, payload, other),
    ),
    signed({ ...header, typ: 'JWT' }, payload, key),
    signed(header, { ...payload, iss: 'lain' }, key),
    signed(header, { ...payload, aud: 'lain' }, key),
    signed(header, { ...payload, exp: 1 }, key),
    signed(header, { ...payload, exp: undefined }, key),
    signed(header, { ...payload, sub: undefined }, key),
    signed(header, { ...payload, sid: undefined }, key),
    `${head}.${part({ ...payload, sub: claims.sessionId })}.${token.split('.')[2]}`,
  ];
  expect(forged.length).toBeGreaterThan(1000);
  const taken: string[] = [];
  const tryAll = async () => {
    for (const each of forged)
      await tokens.readAccess(each).then(
        () => taken.push(each),
        () => undefined,
      );
  };
  await tryAll();
  expect((await tokens.readAccess(token)).userId).toBe(claims.userId);
  await tryAll();
  expect(taken).toEqual([]);
});

it('opens no file by one of a thousand forged links', () => {
  const signer = createLinkSigner(randomBytes(32));
  const now = clock.now();
  const { url } = signer.sign({ mediaId: claims.userId, variant: 'main', now });
  const query = new URL(url, 'https://kilas.example').searchParams;
  const [expires, signature] = [query.get('expires')!, query.get('signature')!];
  const link = { mediaId: claims.userId, variant: 'main' as const, now, expires, signature };
  expect(signer.verify(link)).toBe(true);
  const bytes = Buffer.from(signature, 'base64url');
  const forged = [
    ...[...nearly(signature)]
      .filter((each) => !Buffer.from(each, 'base64url').equals(bytes))
      .map((each) => ({ ...link, signature: each })),
    ...Array.from({ length: 1000 }, () => ({ ...link, signature: randomBytes(bytes.length).toString('base64url') })),
    ...[1, -1, 3600, 1e9].map((more) => ({ ...link, expires: String(Number(expires) + more) })),
    { ...link, mediaId: claims.sessionId },
    { ...link, variant: 'poster' as const },
    { ...link, variant: 'thumbnail' as const },
    { ...link, now: new Date(now.getTime() + 31 * 3_600_000) },
  ];
  expect(forged.filter((each) => signer.verify(each))).toEqual([]);
});

it('hears no engine by one of a thousand forged callbacks', () => {
  const key = randomBytes(32);
  const jobId = claims.userId;
  const hidden = callbackPath({ key, jobId }).split('/').at(-1)!;
  expect(jobOfCallback({ key, secret: hidden })).toBe(jobId);
  const seal = hidden.slice(32);
  const forged = [
    ...nearly(hidden),
    ...Array.from({ length: 1000 }, () => hidden.slice(0, 32) + randomBytes(20).toString('hex')),
    claims.sessionId.replaceAll('-', '') + seal,
    hidden.toUpperCase(),
    `${hidden}0`,
  ];
  expect(forged.filter((each) => jobOfCallback({ key, secret: each }) !== null)).toEqual([]);
  expect(jobOfCallback({ key: randomBytes(32), secret: hidden })).toBeNull();
});
