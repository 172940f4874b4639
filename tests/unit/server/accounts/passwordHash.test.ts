/**
 * A hash matches only its own password, and nothing matches an account without one. Neither a crowd nor an unreadable
 * hash blocks those who come after.
 */
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../../../server/accounts/passwordHash.ts';

test('a hash fits its own password alone', async () => {
  const kept = await hashPassword('kuda-laut-biru-7');
  expect(await isPassword('kuda-laut-biru-7', kept)).toBe(true);
  expect(await isPassword('kuda-laut-biru-8', kept)).toBe(false);
  expect(await hashPassword('kuda-laut-biru-7')).not.toBe(kept);
});

test('nothing fits an account without a password', async () => {
  expect(await isPassword('', null)).toBe(false);
  expect(await isPassword('kuda-laut-biru-7', null)).toBe(false);
});

test('a crowd gets through, each with its own answer', async () => {
  const kept = await hashPassword('kuda-laut-biru-7');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => isPassword(index % 3 === 0 ? 'kuda-laut-biru-7' : 'lain-sekali', kept)),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, (_, index) => index % 3 === 0));
});

test('a hash that cannot be read lets the next one through', async () => {
  await expect(isPassword('x', 'not a hash')).rejects.toThrow();
  await expect(isPassword('x', 'not a hash')).rejects.toThrow();
  await expect(isPassword('x', 'not a hash')).rejects.toThrow();
  expect(await isPassword('x', null)).toBe(false);
});
