import type { Random } from './random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Different texts that somebody could try in place of a secret one: changed, cut, doubled, longer, turned around. */
export function forgeriesOf(text: string, { count, random }: { count: number; random: Random }): string[] {
  const place = () => random.below(text.length);
  const letter = () => LETTERS[random.below(LETTERS.length)]!;
  const replaced = (at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);
  const kinds: (() => string)[] = [
    () => replaced(place(), letter()),
    () => replaced(place(), letter()),
    () => replaced(place(), ''),
    () => text.slice(0, place()),
    () => text.slice(1 + place()),
    () => text + text,
    () => text + letter(),
    () => letter() + text,
    () => [...text].toReversed().join(''),
    () => Array.from(text, letter).join(''),
  ];
  const forged = new Set<string>();
  for (let tries = 0; forged.size < count && tries < count * 20; tries += 1) {
    const each = random.pick(kinds)!();
    if (each !== text) forged.add(each);
  }
  return [...forged];
}

/** Every value that differs from these bytes in a single bit. */
export function bitFlipsOf(bytes: Uint8Array): Buffer[] {
  return Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    return flipped;
  });
}

/** Whether two texts of base64url parts stand for the same bytes: the last letter of a part has bits without use. */
export function isSameSecret(one: string, other: string): boolean {
  const bytesOf = (text: string) => text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));
  return bytesOf(one).join('.') === bytesOf(other).join('.');
}

/** In another order. */
export function shuffled<Each>(list: readonly Each[], random: Random): Each[] {
  return list
    .map((each) => ({ each, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ each }) => each);
}
