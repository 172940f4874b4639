/** Numbers, rupiah and distances in time are written as each language writes them. */
import { expect, test } from 'vitest';
import { formatsFor } from '../../../../src/i18n/formats.ts';

const id = formatsFor('id');
const en = formatsFor('en');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('numbers and rupiah as each language writes them', () => {
  expect(id.number(1250)).toBe('1.250');
  expect(en.number(1250)).toBe('1,250');
  expect(plain(id.rupiah(24_000))).toBe('Rp 24.000');
  expect(plain(en.rupiah(24_000))).toBe('Rp 24,000');
});

test('distances in time round towards now and never speak of seconds', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const at = (seconds: number) => new Date(now - seconds * 1000).toISOString();
  expect(id.relative(at(5), now)).toBe('baru saja');
  expect(en.relative(at(59), now)).toBe('just now');
  // Known a moment after the page last looked at its clock.
  expect(id.relative(at(-30), now)).toBe('baru saja');
  expect(id.relative(at(119), now)).toBe('1 menit yang lalu');
  expect(en.relative(at(7300), now)).toBe('2 hours ago');
  expect(id.relative(at(86_400), now)).toBe('kemarin');
  expect(en.relative(at(-3600), now)).toBe('in 1 hour');
});

test('makes the formats of a language once', () => {
  expect(formatsFor('id')).toBe(id);
});
