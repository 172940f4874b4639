import { importJWK, type JWTPayload, jwtVerify } from 'jose';

/**
 * The sender of a push message (RFC 8292): the claims and the key in its header. @throws when it is not signed with
 * that key
 */
export async function vapidClaims(authorization: string | undefined): Promise<{ claims: JWTPayload; key: string }> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return { claims: (await jwtVerify(token, await importJWK(jwk, 'ES256'))).payload, key };
}
