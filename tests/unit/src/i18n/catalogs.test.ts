/** The same English text has the same translation in every catalog, and one word one spelling. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../../locales/id');

/** English → translation, of one catalog. */
function readCatalog(file: string): [string, string][] {
  const entries = readFileSync(join(folder, file), 'utf8').matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm);
  const joined = (lines: string) => [...lines.matchAll(/"(.*)"/g)].map(([, text]) => text).join('');
  return [...entries].map(([, english, indonesian]) => [joined(english as string), joined(indonesian as string)]);
}

// The same English text has the same id, and of two loaded catalogs the later one wins, so they must agree.
test('the same text reads the same in every catalog', () => {
  const seen = new Map<string, Map<string, string[]>>();
  for (const file of readdirSync(folder)) {
    for (const [english, indonesian] of readCatalog(file)) {
      if (!english || !indonesian) continue;
      const translations = seen.get(english) ?? new Map<string, string[]>();
      translations.set(indonesian, [...(translations.get(indonesian) ?? []), file]);
      seen.set(english, translations);
    }
  }
  const disputed = [...seen]
    .filter(([, translations]) => translations.size > 1)
    .map(([english, translations]) => [english, Object.fromEntries(translations)]);
  expect(disputed).toEqual([]);
});

test('every text spells "email" like this', () => {
  const others = readdirSync(folder).flatMap((file) =>
    readCatalog(file).filter((texts) => /e-mail/iu.test(texts.join())),
  );
  expect(others).toEqual([]);
});
