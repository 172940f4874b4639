import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { MEDIA_VARIANTS, type MediaVariant, mediaPath } from '../../contract/media.ts';

/**
 * All links change at the same step, so that a list fetched again has the same URLs and the browser's cache is used.
 */
const STEP_SECONDS = 6 * 3600;
const LIFE_SECONDS = 24 * 3600;
/** Each variant uses a different part of one signature; 128 bits cannot be guessed. */
const PART_BYTES = 16;
/** Cached signatures, by file: lists are usually fetched again. */
const MOST_KEPT = 20_000;

/** When a link becomes valid and when it expires, from its `expires`; the same for all links of one step. */
export function linkValidity(expires: string): { from: Date; until: Date } {
  const seconds = Number(expires);
  return { from: new Date((seconds - LIFE_SECONDS - STEP_SECONDS) * 1000), until: new Date(seconds * 1000) };
}

/** Links of one item are the same for as long as this is. */
export const linkStep = (now: Date): number => Math.ceil(now.getTime() / 1000 / STEP_SECONDS);

export interface LinkSigner {
  /** The URL of a file, valid for 24 to 30 hours. */
  sign(file: { mediaId: string; variant: MediaVariant; now: Date }): { url: string; expiresAt: Date };
  verify(file: { mediaId: string; variant: MediaVariant; now: Date; expires: string; signature: string }): boolean;
}

/** @param key at least 32 bytes, derived from the server's secret for this purpose only */
export function createLinkSigner(key: Buffer): LinkSigner {
  // Created once: a list of twenty items has sixty links, and importing the key costs more than signing.
  const secret = createSecretKey(key);
  const signatureOf = (mediaId: string, expires: string) =>
    createHmac('sha384', secret).update(`${mediaId}/${expires}`).digest();
  const partOf = (signature: Buffer, variant: MediaVariant) => {
    const start = MEDIA_VARIANTS.indexOf(variant) * PART_BYTES;
    return signature.subarray(start, start + PART_BYTES);
  };
  const kept = new Map<string, Buffer>();
  let keptFor = '';
  const keptSignatureOf = (mediaId: string, expires: string) => {
    if (keptFor !== expires) kept.clear();
    keptFor = expires;
    const known = kept.get(mediaId);
    if (known) return known;
    const signature = signatureOf(mediaId, expires);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(mediaId, signature);
    return signature;
  };
  return {
    sign({ mediaId, variant, now }) {
      const seconds = linkStep(now) * STEP_SECONDS + LIFE_SECONDS;
      const expires = String(seconds);
      const signature = partOf(keptSignatureOf(mediaId, expires), variant).toString('base64url');
      return {
        url: `${mediaPath({ mediaId, variant })}?expires=${expires}&signature=${signature}`,
        expiresAt: new Date(seconds * 1000),
      };
    },
    verify({ mediaId, variant, now, expires, signature }) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false;
      const given = Buffer.from(signature, 'base64url');
      const right = partOf(signatureOf(mediaId, expires), variant);
      if (given.length === right.length) return timingSafeEqual(given, right);
      // Signed by the previous release: devices still hold such links in cached lists.
      const former = createHmac('sha256', secret).update(`${mediaId}/${variant}/${expires}`).digest();
      return given.length === former.length && timingSafeEqual(given, former);
    },
  };
}
