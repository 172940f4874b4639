/** An error code that nothing raises is a promise to other clients that nobody keeps. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../../../contract/errorCodes.ts';

const root = path.join(import.meta.dirname, '../../..');
/** Where codes only have their texts. */
const TABLES = /(?:^|\/)(?:errorCodes|errorTexts)\.ts$/;

test('every code is raised somewhere', () => {
  const sources = ['contract', 'server', 'src']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && !TABLES.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  expect(Object.keys(ERROR_CODES).filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});
