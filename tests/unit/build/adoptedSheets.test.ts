import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withAdoptedSheets } from '../../../build/adoptedSheets.ts';

const read = (file: string) => readFileSync(path.resolve('node_modules', file), 'utf8');

describe('style elements of libraries', () => {
  it.each([
    ['@editorjs/', '@editorjs/editorjs/dist/editorjs.mjs'],
    ['@editorjs/', '@editorjs/table/dist/table.mjs'],
    ['@editorjs/', '@editorjs/list/dist/editorjs-list.mjs'],
    ['apexcharts', 'apexcharts/dist/apexcharts.common.js'],
    ['apexcharts', 'apexcharts/dist/apexcharts.esm.js'],
  ])('of %s become sheets that the document adopts: %s', (packageName, file) => {
    const made = withAdoptedSheets(read(file), packageName);
    expect(made).not.toMatch(/head\.appendChild\(|elLegendForeign\.appendChild\(/);
    expect(made).toContain('adoptedStyleSheets.push');
  });

  it('are missed when a release inserts them in another way', () => {
    expect(() => withAdoptedSheets('document.head.append(style)', '@editorjs/')).toThrow(/another way/);
  });
});
