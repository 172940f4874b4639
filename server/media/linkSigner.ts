import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { type MediaVariant, mediaPath } from '../../contract/media.ts';

/** Links turn over together, so that a list fetched twice in a while names the same address and the browser's cache is used. */
const STEP_SECONDS = 6 * 3600;
const LIFE_SECONDS = 24 * 3600;

export interface LinkSigner {
  /** Address of a file that works for 24 to 30 hours. */
  sign(file: { mediaId: string; variant: MediaVariant; now: Date }): { url: string; expiresAt: Date };
  verify(file: { mediaId: string; variant: MediaVariant; now: Date; expires: string; signature: string }): boolean;
}

/** @param key at least 32 bytes, derived from the server's secret for this purpose only */
export function createLinkSigner(key: Buffer): LinkSigner {
  // Made once: a list of twenty items has sixty links, and taking the key in anew costs more than signing.
  const secret = createSecretKey(key);
  const signatureOf = (mediaId: string, variant: MediaVariant, expires: string) =>
    createHmac('sha256', secret).update(`${mediaId}/${variant}/${expires}`).digest();
  return {
    sign({ mediaId, variant, now }) {
      const seconds = Math.ceil(now.getTime() / 1000 / STEP_SECONDS) * STEP_SECONDS + LIFE_SECONDS;
      const expires = String(seconds);
      const signature = signatureOf(mediaId, variant, expires).toString('base64url');
      return {
        url: `${mediaPath({ mediaId, variant })}?expires=${expires}&signature=${signature}`,
        expiresAt: new Date(seconds * 1000),
      };
    },
    verify({ mediaId, variant, now, expires, signature }) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false;
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(mediaId, variant, expires);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
