/**
 * A password that is common, a simple pattern or made of the person's own name or address is refused, and unusual ones
 * are left alone.
 */
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '../../../../server/accounts/commonPasswords.ts';

describe('isCommonPassword', () => {
  test.each([
    'password',
    '12345678',
    'indonesia',
    'bismillah',
    'sayang123',
    'Password1!',
    'QWERTYUIOP',
    'qwerty123',
    'jakarta2026',
    'iloveyou',
    'sayangku',
    'aaaaaaaa',
    'abababab',
    '12121212',
    'abcdefgh',
    '87654321',
    'asdfghjkl',
    'Bismillah01',
    'kucing99',
    'persib1933',
    'muhammad123',
  ])('finds %s', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each([
    'kuda-laut-biru-7',
    'rusa bawean terbang',
    'xK3$vvq9Lm',
    'tigaKucingDiAtap',
    'bukan kata sandi biasa',
    'ｐａｎｊａｎｇ-sekali',
  ])('leaves %s', (password) => expect(isCommonPassword(password)).toBe(false));

  test("finds the person's own address and name", () => {
    const own = { email: 'sekar.ayuning@contoh.id', fullName: 'Sekar Ayuning Tyas' };
    for (const password of [
      'sekar.ayuning@contoh.id',
      'Sekar.Ayuning',
      'sekar.ayuning12',
      'sekar ayuning tyas',
      'SekarAyuningTyas1',
    ]) {
      expect(isCommonPassword(password, own)).toBe(true);
      expect(isCommonPassword(password)).toBe(false);
    }
  });

  test('does not take every password for a name that has one letter', () => {
    expect(isCommonPassword('kuda-laut-biru-7', { fullName: 'A', email: 'a@b.id' })).toBe(false);
  });
});
