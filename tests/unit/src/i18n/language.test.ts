/**
 * The language chosen in this browser is kept, in whatever form it was stored; without a choice or storage it is
 * Indonesian.
 */
import { expect, test } from 'vitest';
import { persistLanguage, readLanguage } from '../../../../src/i18n/language.ts';

const keeping = (value: string | null) => ({ getItem: (key: string) => (key === 'kilas.language' ? value : null) });

test.each([
  [null, 'id'],
  ['"en"', 'en'],
  ['en', 'en'],
  ['"id"', 'id'],
  ['fr', 'id'],
  ['{"language":"en"}', 'id'],
])('what is kept as %s means %s', (value, language) => {
  expect(readLanguage(keeping(value))).toBe(language);
});

test('without any storage it is Indonesian', () => {
  expect(readLanguage(undefined)).toBe('id');
});

test('keeps the choice as JSON, and lives with a storage that refuses', () => {
  const kept: string[] = [];
  persistLanguage({ setItem: (key, value) => void kept.push(`${key}=${value}`) }, 'en');
  expect(kept).toEqual(['kilas.language="en"']);
  const refusing = {
    setItem() {
      throw new Error('full');
    },
  };
  expect(() => persistLanguage(refusing, 'en')).not.toThrow();
});
