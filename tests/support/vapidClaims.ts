import { importJWK, type JWTPayload, jwtVerify } from 'jose';

/** Who sent a push message (RFC 8292): the claims and the key of its header. @throws when it is not signed by the key that it names */
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
