/** Spellings of an address that its provider delivers to one mailbox count as one mailbox. */
import { expect, test } from 'vitest';
import { canonicalMailbox } from '../../../../server/accounts/canonicalMailbox.ts';

test.each([
  ['sari.dewi@gmail.com', 'saridewi@gmail.com'],
  ['s.a.r.i+toko+dua@googlemail.com', 'sari@gmail.com'],
  ['sari+toko@outlook.co.id', 'sari@outlook.co.id'],
  ['sari.dewi@outlook.com', 'sari.dewi@outlook.com'],
  ['sari-promo@yahoo.co.id', 'sari@yahoo.co.id'],
  ['sari+x@mac.com', 'sari@icloud.com'],
  ['sari.dewi+x@pm.me', 'saridewi@proton.me'],
  ['sari+toko@contoh.id', 'sari+toko@contoh.id'],
  ['sari.dewi@notgmail.com', 'sari.dewi@notgmail.com'],
  ['+toko@gmail.com', '+toko@gmail.com'],
])('%s reaches %s', (address, mailbox) => {
  expect(canonicalMailbox(address)).toBe(mailbox);
});
