/** 128 random bits in hex, as of an `Idempotency-Key`. Not `randomUUID`, which browsers hide from pages without TLS. */
export function randomKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Two digits a byte. */
export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
