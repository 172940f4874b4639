const HEX = 16;

/** A UUID 7: ids of entries sort by the time they were made. */
export function newEntryId(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let index = 5, rest = now; index >= 0; index -= 1, rest = Math.floor(rest / 256)) bytes[index] = rest % 256;
  bytes[6] = 0x70 | ((bytes[6] as number) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f);
  const text = [...bytes].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** 128 random bits in hex, for an `Idempotency-Key`. Not `randomUUID`, which browsers hide from pages without TLS. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
}
