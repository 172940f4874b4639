/**
 * A link opens its variant of its file until it expires, stays the same for a while, and links of the previous release
 * still work.
 */
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { MEDIA_VARIANTS, type MediaVariant } from '../../../../contract/media.ts';
import { createLinkSigner } from '../../../../server/media/linkSigner.ts';

const KEY = Buffer.alloc(32, 7);
const NOW = new Date('2026-11-23T03:00:00Z');
const ID = '019aaf00-0000-7000-8000-000000000001';
const OTHER = '019aaf00-0000-7000-8000-000000000002';

function partsOf(url: string): { expires: string; signature: string } {
  const query = new URL(url, 'https://kilas.example').searchParams;
  return { expires: query.get('expires')!, signature: query.get('signature')! };
}

it('signs each variant of each file by itself, the same again within a while, and verifies nothing else', () => {
  const signer = createLinkSigner(KEY);
  const link = (mediaId: string, variant: MediaVariant) => signer.sign({ mediaId, variant, now: NOW }).url;
  const all = [ID, OTHER].flatMap((id) => MEDIA_VARIANTS.map((variant) => link(id, variant)));
  expect(new Set(all.map((url) => partsOf(url).signature)).size).toBe(6);
  expect(link(ID, 'main')).toBe(all[0]);
  expect(createLinkSigner(KEY).sign({ mediaId: ID, variant: 'main', now: NOW }).url).toBe(all[0]);

  const { expires, signature } = partsOf(all[0]!);
  const verify = (changes: object) =>
    signer.verify({ mediaId: ID, variant: 'main', now: NOW, expires, signature, ...changes });
  expect(verify({})).toBe(true);
  expect(verify({ mediaId: OTHER })).toBe(false);
  expect(verify({ variant: 'poster' })).toBe(false);
  expect(verify({ expires: String(Number(expires) + 1) })).toBe(false);
  expect(verify({ signature: signature.slice(0, -2) })).toBe(false);
  expect(verify({ signature: '' })).toBe(false);
  expect(verify({ now: new Date(Number(expires) * 1000 + 1) })).toBe(false);
  expect(
    createLinkSigner(Buffer.alloc(32, 8)).verify({ mediaId: ID, variant: 'main', now: NOW, expires, signature }),
  ).toBe(false);
});

it('signs anew when links turn over, and still opens links that the release before has signed', () => {
  const signer = createLinkSigner(KEY);
  const first = partsOf(signer.sign({ mediaId: ID, variant: 'main', now: NOW }).url);
  const later = partsOf(
    signer.sign({ mediaId: ID, variant: 'main', now: new Date(NOW.getTime() + 7 * 3_600_000) }).url,
  );
  expect(later.expires).not.toBe(first.expires);
  expect(later.signature).not.toBe(first.signature);
  const former = createHmac('sha256', KEY).update(`${ID}/poster/${first.expires}`).digest('base64url');
  const link = { mediaId: ID, now: NOW, expires: first.expires, signature: former };
  expect(signer.verify({ ...link, variant: 'poster' })).toBe(true);
  expect(signer.verify({ ...link, variant: 'main' })).toBe(false);
});
