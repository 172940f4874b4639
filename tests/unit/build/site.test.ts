/**
 * Built pages carry their styles, list the hashes of their inline scripts for the policy, and request early what their
 * route needs. Replaced files are served for another day, and circular imports between files are found.
 */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircle, precachedUrls } from '../../../build/budgets.ts';
import { inlineScriptHashes } from '../../../build/contentPolicy.ts';
import { checkPaths, isInPaths } from '../../../build/firstVisit.ts';
import { inlineStyle, landingPage, loadedBy, shellPage } from '../../../build/html.ts';
import { catalogTable, routeOfChunk, routeTable } from '../../../build/routeFiles.ts';
import { replacedFiles } from '../../../build/keepOldAssets.ts';

const PAGE = `<!doctype html><html><head>
    <title>Kilas</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head><body><div id="root"></div></body></html>`;

const WORDS = { language: 'id', title: 'Kilas', description: '', content: '' };

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_react.js'], assets: ['assets/font-1.woff2'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_list.js': { file: 'assets/list-1.js' },
  'routes/_signedIn/home.tsx?tsr-split=component': {
    file: 'assets/home-1.js',
    imports: ['_react.js', 'index.html', '_list.js'],
  },
  'shell/signedInShell.ts': { file: 'assets/members-1.js', imports: ['_list.js'] },
  '../locales/id/shell.po': { file: 'assets/shell-id.js' },
  '../locales/en/shell.po': { file: 'assets/shell-en.js' },
};

const styled = () => inlineStyle(PAGE, async (path) => `/* ${path} */@font-face{src:url(/assets/font-1.woff2)}`);

describe('the pages', () => {
  it('carry their style inside', async () => {
    const html = await styled();
    expect(html).toContain('<style>/* assets/index-1.css */');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('shell: asks early for the files and texts of its route, as it names them', async () => {
    const needs = { '/home': { catalogs: ['credits', 'generation'], opensSignedInShell: true } };
    const html = await styled();
    const routes = routeTable(MANIFEST, loadedBy(html), needs);
    expect(routes['/home']).toEqual({
      files: ['assets/home-1.js', 'assets/list-1.js', 'assets/members-1.js'],
      catalogs: ['credits', 'generation'],
    });
    const shell = shellPage(html, { routes, catalogs: catalogTable(MANIFEST) });
    expect(shell).toContain('"en":{"shell":"assets/shell-en.js"}');
    expect(shell).toContain('modulepreload');
    expect(shell).toContain('href="/assets/font-1.woff2" as="font"');
  });

  it('landing: has its content, and no script or preload before the paint', async () => {
    const html = landingPage(await styled(), { ...WORDS, content: '<h1>Halo</h1>' });
    expect(html).toContain('<div id="root" data-prerendered="id"><h1>Halo</h1></div>');
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).toContain('/assets/index-1.js');
  });

  it('names every inline script to the policy', async () => {
    const html = landingPage(await styled(), WORDS);
    expect(inlineScriptHashes(html)).toHaveLength(html.match(/<script>/g)?.length ?? 0);
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([
      'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    ]);
  });
});

it.each([
  ['routes/index.tsx?tsr-split=component', '/'],
  ['routes/_signedIn/home.tsx?tsr-split=component', '/home'],
  ['routes/_signedIn/generate.{-$mode}.tsx?tsr-split=component', '/generate/*'],
  ['routes/auth/login.tsx?tsr-split=component', '/auth/login'],
  ['routes/_signedIn.tsx?tsr-split=component', undefined],
  ['routes/$.tsx?tsr-split=component', undefined],
  ['routes/__root.tsx?tsr-split=component', undefined],
  ['routes/index.tsx?tsr-split=loader', undefined],
])('routeOfChunk(%s) is %s', (id, route) => {
  expect(routeOfChunk(id)).toBe(route);
});

it('reads the worker’s file list back', () => {
  const worker =
    'x([{"revision":null,"url":"assets/a-1.js"},{"url":"app.html","revision":"abc"},{revision:`1`,url:"b.js"}])';
  expect(precachedUrls(worker).sort()).toEqual(['app.html', 'assets/a-1.js', 'b.js']);
});

describe('replacedFiles', () => {
  const HOUR = 3600 * 1000;
  it('keeps what a build no longer writes for a day from then', () => {
    const first = replacedFiles({
      earlier: ['old.js', 'same.js'],
      current: new Set(['same.js', 'new.js']),
      before: {},
      now: 0,
    });
    expect(first).toEqual({ 'old.js': 0 });
    expect(replacedFiles({ earlier: ['old.js'], current: new Set(), before: first, now: 23 * HOUR })).toEqual({
      'old.js': 0,
    });
    expect(replacedFiles({ earlier: ['old.js'], current: new Set(), before: first, now: 25 * HOUR })).toEqual({});
  });
});

it('a place is a file, or a folder with all below it, wherever the project stands', () => {
  const places = ['src/ui/', 'src/main.tsx'];
  expect(isInPaths(places, '/home/me/kilas/src/ui/Sheet.tsx?tsr-split=component')).toBe(true);
  expect(isInPaths(places, 'src/main.tsx')).toBe(true);
  expect(isInPaths(places, 'src/other/main.tsx')).toBe(false);
  expect(isInPaths(places, 'src/uiOther.ts')).toBe(false);
});

it('a place that is not there is told before anything is built', () => {
  expect(() => checkPaths(join(import.meta.dirname, '../../..'))).not.toThrow();
  expect(() => checkPaths(import.meta.dirname)).toThrow('build/firstVisit.ts names src/main.tsx');
});

describe('files that import each other', () => {
  it('are found when they go round in a circle, however long', () => {
    expect(findCircle(MANIFEST)).toBeUndefined();
    const manifest = {
      a: { file: 'a.js', imports: ['b', 'd'] },
      b: { file: 'b.js', imports: ['c'] },
      c: { file: 'c.js', imports: ['b'] },
      d: { file: 'd.js' },
    };
    expect(findCircle(manifest)).toEqual(['b', 'c', 'b']);
  });
});
