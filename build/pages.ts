import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { afterBundle } from './afterBundle.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../contract/languages.ts';
import {
  type EarlyFiles,
  inlineStyle,
  linkedStyle,
  landingPage,
  loadedBy,
  minifyScripts,
  pageTemplate,
  type PrerenderedPage,
  shellPage,
  withOwnStyle,
  withoutStyle,
} from './html.ts';
import { usedStyles } from '../server/pages/pageStyles.ts';
import { ARRIVALS, EVERY_PAGE, SHEET } from './firstVisit.ts';
import { catalogTable, readRouteNeeds, type RouteFiles, routeTable } from './routeFiles.ts';
import { splitFonts, styleParts } from './styleParts.ts';

/** What src/entry-server.tsx exports. */
interface PrerenderEntry {
  renderLanding(language: Language): Promise<PrerenderedPage>;
}

/**
 * Makes several pages of the one that Vite wrote: `app.html`, the shell for every route, and `index.html` and
 * `index.en.html`, the prerendered landing page, whose JavaScript starts after the first paint. All have inline styles:
 * the shell the whole sheet, a public page the rules that it uses.
 */
export function pages(): Plugin {
  return afterBundle({
    name: 'kilas:pages',
    order: 'pre',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'icon', href: '/icons/mark.svg', type: 'image/svg+xml' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'apple-mobile-web-app-title', content: 'Kilas' }, injectTo: 'head' },
      // iOS uses only these: full screen, and a status bar whose text is readable in either theme.
      { tag: 'meta', attrs: { name: 'apple-mobile-web-app-capable', content: 'yes' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'apple-mobile-web-app-status-bar-style', content: 'default' }, injectTo: 'head' },
    ],
    async run(client, config) {
      const html = await readFile(join(client, 'index.html'), 'utf8');
      const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
      const styled = await inlineStyle(html, (path) => readFile(join(client, path), 'utf8'));
      const { renderLanding } = await buildPrerenderEntry(config, join(client, '../render'));
      const routes = routeTable(manifest, loadedBy(styled), await readRouteNeeds(client));
      await writeFile(join(client, 'app.html'), minifyScripts(shellPage(styled, earlyFiles(routes, manifest))));
      const { whole, fonts, rules } = await writeWholeSheet(client, linkedStyle(html));
      const parts = styleParts(rules);
      for (const language of LANGUAGES) {
        const name = language === DEFAULT_LANGUAGE ? 'index.html' : `index.${language}.html`;
        const page = minifyScripts(landingPage(styled, await renderLanding(language)));
        const own = { fonts, rules: usedStyles(parts, withoutStyle(page)), whole };
        await writeFile(join(client, name), withOwnStyle(page, own));
      }
      // The template for server-rendered pages, and the rules from which it picks theirs.
      const template = withOwnStyle(minifyScripts(pageTemplate(styled)), { fonts, rules: '%styles%', whole });
      await writeFile(join(client, '../render/page.html'), template);
      await writeFile(join(client, '../render/styles.json'), JSON.stringify(parts));
      // Beside the site, not in it: the budgets still read it, visitors do not need it.
      await writeFile(join(client, '../manifest.json'), JSON.stringify({ ...manifest, [SHEET]: { file: whole } }));
      await rm(join(client, '.vite'), { recursive: true });
    },
  });
}

/**
 * Replaces Vite's sheet by the one that public pages load with the app: without the font faces, which they already
 * have.
 */
async function writeWholeSheet(client: string, linked: string) {
  const { fonts, rules } = splitFonts(await readFile(join(client, linked), 'utf8'));
  const whole = `assets/sheet-${createHash('sha256').update(rules).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(client, whole), rules);
  await rm(join(client, linked));
  return { whole, fonts, rules };
}

function earlyFiles(all: Record<string, RouteFiles>, manifest: Manifest): EarlyFiles {
  const routes = Object.fromEntries(
    Object.entries(all).filter(([route]) => ARRIVALS.some((arrival) => `${route}/`.startsWith(`${arrival}/`))),
  );
  const wanted = new Set([...EVERY_PAGE.catalogs, ...Object.values(routes).flatMap((route) => route.catalogs)]);
  const catalogs = Object.entries(catalogTable(manifest)).map(([language, files]) => [
    language,
    Object.fromEntries(Object.entries(files).filter(([name]) => wanted.has(name))),
  ]);
  return { routes, catalogs: Object.fromEntries(catalogs) };
}

async function buildPrerenderEntry(config: ResolvedConfig, outDir: string): Promise<PrerenderEntry> {
  await build({
    configFile: config.configFile,
    mode: config.mode,
    logLevel: 'warn',
    // Bundles all dependencies, so that it also runs without node_modules.
    ssr: { noExternal: true },
    // Calls go directly to the server that renders.
    resolve: { alias: [{ find: /^.*\/earlyAnswers\.ts$/, replacement: join(config.root, 'api/serverFetch.ts') }] },
    build: {
      ssr: 'entry-server.tsx',
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return import(
    `${pathToFileURL(join(outDir, 'entry-server.js')).href}?built=${Date.now()}`
  ) as Promise<PrerenderEntry>;
}
