/**
 * Libraries that insert style elements are made to adopt style sheets instead; a release that inserts them in another
 * way fails the build.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withAdoptedSheets } from '../../../build/adoptedSheets.ts';

const INSERTED = /head\.appendChild\(|elLegendForeign\.appendChild\(|\.prepend\(document\.head/;

describe('style elements of libraries', () => {
  it.each([
    ['@editorjs/editorjs/dist/editorjs.mjs', 5],
    ['@editorjs/table/dist/table.mjs', 1],
    ['@editorjs/list/dist/editorjs-list.mjs', 1],
    ['apexcharts/dist/apexcharts.common.js', 2],
    ['apexcharts/dist/apexcharts.esm.js', 2],
  ])('become sheets that the document adopts: %s', (file, count) => {
    const made = withAdoptedSheets(readFileSync(path.resolve('node_modules', file), 'utf8'), `node_modules/${file}`);
    expect(made).not.toMatch(INSERTED);
    expect(made.split('adoptedStyleSheets.push').length - 1).toBe(count);
  });

  it('are missed when a release inserts them in another way', () => {
    expect(() => withAdoptedSheets('document.head.append(style)', 'node_modules/@editorjs/list/dist/x.mjs')).toThrow(
      /another way/,
    );
  });
});
