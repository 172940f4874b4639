/** The bad day in `docs/operations.md` names buttons, concerns and addresses as the dashboard does. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, day] = /^## A bad day$(.*?)^## /ms.exec(readFileSync('docs/operations.md', 'utf8'))!;
const messages = readdirSync('locales/en')
  .flatMap((file) => [...readFileSync(`locales/en/${file}`, 'utf8').matchAll(/^msgid "(.*)"$/gm)])
  .map(([, message]) => message!.toLowerCase());

const quoted = [...new Set([...day!.replaceAll('**', '').matchAll(/\*([^*\n]+)\*/g)].map(([, words]) => words!))];

test('quotes the dashboard', () => expect(quoted.length).toBeGreaterThan(15));

test.each(quoted)('“%s” stands in it', (words) => {
  expect(messages.some((message) => message.includes(words.toLowerCase()))).toBe(true);
});

test.each([...new Set([...day!.matchAll(/`\/admin\/([a-z]+)/g)].map(([, name]) => name!))])(
  'there is a page /admin/%s',
  (name) => {
    const routes = readdirSync('src/routes/_signedIn');
    expect(routes.some((file) => file === `admin.${name}.tsx` || file === `admin.${name}.index.tsx`)).toBe(true);
  },
);
