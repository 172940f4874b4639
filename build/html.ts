import { minifySync } from 'vite';
import { earlyCallScript } from './earlyCalls.ts';
import type { RouteFiles } from './routeFiles.ts';

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const MODULE_SCRIPTS = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

/** Inlines the linked style sheets, so that the first paint waits for one response instead of two. */
export async function inlineStyle(html: string, read: (path: string) => Promise<string>): Promise<string> {
  const sheets = await Promise.all([...html.matchAll(STYLE_LINK)].map(([, path]) => read(path as string)));
  const css = sheets.join('\n').replaceAll('</style', '<\\/style');
  return html.replace(STYLE_LINK, '').replace('</head>', () => `  <style>${css}</style>\n  </head>`);
}

const OWN_STYLE = /<style>[\s\S]*?<\/style>/;

/** The path of the one style sheet that Vite's page links to. */
export function linkedStyle(html: string): string {
  const [path] = [...html.matchAll(STYLE_LINK)].map(([, each]) => each);
  if (!path) throw new Error('The page links to no style sheet.');
  return path;
}

/** The page without its inlined sheet, as a template for pages with their own rules. */
export function withoutStyle(html: string): string {
  return html.replace(OWN_STYLE, '');
}

/** The inline styles of a public page, instead of the whole sheet, which is loaded with the app. */
export interface OwnStyle {
  fonts: string;
  /** The rules that the page uses. */
  rules: string;
  /** The path of the whole sheet. */
  whole: string;
}

/** The page with its own styles instead of the whole sheet. */
export function withOwnStyle(html: string, { fonts, rules, whole }: OwnStyle): string {
  return html.replace(OWN_STYLE, () => `<style>${fonts}</style>\n  <style data-whole="/${whole}">${rules}</style>`);
}

/** The scripts that a page starts with, the app itself last. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(MODULE_SCRIPTS)].map(([, address]) => (address as string).slice(1));
}

/** Every script that a page loads by itself: the ones it starts with, and their preloaded imports. */
export function loadedBy(html: string): string[] {
  const preloads = [...html.matchAll(PRELOADS)].map(([tag]) => /href="\/([^"]+)"/.exec(tag)?.[1] ?? '');
  return [...scriptsOf(html), ...preloads];
}

/** The page with its inline scripts minified. */
export function minifyScripts(html: string): string {
  return html.replace(
    /<script>([\s\S]*?)<\/script>/g,
    (_, script: string) =>
      `<script>${minifySync('page.js', script, { compress: { target: 'es2020' }, mangle: true }).code}</script>`,
  );
}

/** The font that a page preloads. */
export function preloadedFont(html: string): string | undefined {
  return /<link rel="preload" href="\/([^"]+)" as="font"/.exec(html)?.[1];
}

/** Files that some routes need early. */
export interface EarlyFiles {
  routes: Record<string, RouteFiles>;
  catalogs: Record<string, Record<string, string>>;
}

/** The shell of every app route: Vite's page, plus early requests for the route's files and texts. */
export function shellPage(html: string, files: EarlyFiles): string {
  return withFontPreload(html)
    .replace('<div id="root"></div>', (root) => `${root}\n    ${NO_SCRIPTS}`)
    .replace('</head>', () => `  <script>${preloadScript(files)}</script>\n  </head>`);
}

/** Links of a public page into the app. In both languages: only a script could tell which one was chosen. */
const NO_SCRIPTS = `<noscript><p class="p-5">Kilas butuh JavaScript di sini. Nyalakan di peramban kamu. <a href="/" class="underline">Beranda</a></p><p lang="en" class="p-5">Kilas needs JavaScript here. Please turn it on in your browser. <a href="/?language=en" class="underline">Start page</a></p></noscript>`;

/** A prerendered page, as the app renders it (src/entry-server.tsx). */
export interface PrerenderedPage {
  language: string;
  title: string;
  description: string;
  /** The HTML inside `#root`. */
  content: string;
}

/**
 * A public page with `content` in place. It has no module preloads, which would compete with the first paint. The
 * scripts start once the user interacts with the page or has read it for a while; the app then hydrates it
 * (src/main.tsx). They start at once on a page from the worker's cache (src/api/useCachePage.ts), and, with the content
 * hidden, for those who must not see it as it is: signed-in users, users of another language, and addresses with an
 * `error`.
 */
export function landingPage(html: string, { language, title, description, content }: PrerenderedPage): string {
  const entry = scriptsOf(html).at(-1);
  if (!entry) throw new Error('The page has no module script to load later.');
  const files = [...new Set(loadedBy(html))];
  return withFontPreload(html)
    .replace(MODULE_SCRIPTS, '')
    .replace(PRELOADS, '')
    .replace('<html lang="id"', `<html lang="${language}"`)
    .replace(/(<meta name="description" content=)"[^"]*"/, (_, before: string) => `${before}"${description}"`)
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-prerendered="${language}">${content}</div>\n    <template id="whole"></template>\n    <script>${lateScript(entry, files)}</script>`,
    )
    .replace(
      '</head>',
      `  ${WHOLE_AT_ONCE}\n  <style>[data-redraw] [data-prerendered]{visibility:hidden}</style>\n  </head>`,
    );
}

/**
 * A slow parser would paint half a header and half a picture's frame, which then move as the rest arrives. Browsers wait
 * for the start of the named element, so it is the one after the content.
 */
const WHOLE_AT_ONCE = '<link rel="expect" href="#whole" blocking="render">';

/**
 * The same page as a template: `%language%`, `%head%` for title and description, `%styles%`, `%content%`, `%answers%`.
 */
export function pageTemplate(html: string): string {
  return landingPage(html, { language: '%language%', title: '', description: '', content: '%content%' })
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, '%head%')
    .replace(
      '%content%</div>',
      '%content%</div>\n    <script type="application/json" id="kilas-answers">%answers%</script>',
    );
}

/** Preloads the first font of the style sheet, which is the font of all text. */
function withFontPreload(html: string): string {
  const font = /url\(["']?(\/assets\/[^"')]+\.woff2)/.exec(html)?.[1];
  if (!font) return html;
  return html.replace(
    '<style>',
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />\n  <style>`,
  );
}

/**
 * Milliseconds after which the app starts for somebody who only reads: clips play, and the page is cached for later.
 */
export const REST_MS = 3000;
/** Events of interaction; any of them starts the app at once. */
const TOUCHES = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'input', 'click'];

/**
 * Starts the app and loads the whole style sheet, which has the page's rules and more in the same order, so that
 * nothing looks different. Until then it remembers what the person did: the chosen language, the buttons pressed, and a
 * submitted form, which the app handles once it has started (src/main.tsx); the browser would post it to nowhere. A
 * form with an `action` needs no app.
 */
function lateScript(entry: string, files: readonly string[]): string {
  return `
    (function () {
      var touches = ${JSON.stringify(TOUCHES)}, started, pressed = [], sent;
      function fetchEarly(file) {
        var link = document.createElement('link');
        // Not modulepreload: it would compile them while the page is being read.
        link.rel = 'prefetch';
        link.href = '/' + file;
        document.head.append(link);
      }
      function start() {
        if (started) return;
        started = true;
        touches.forEach(function (touch) { removeEventListener(touch, start, true); });
        var script = document.createElement('script');
        script.type = 'module';
        script.crossOrigin = '';
        script.src = ${JSON.stringify(`/${entry}`)};
        var own = document.querySelector('style[data-whole]'), whole = document.createElement('link');
        whole.rel = 'stylesheet';
        whole.href = own.dataset.whole;
        window.kilasStyles = new Promise(function (resolve, reject) {
          whole.onload = function () {
            own.remove();
            resolve();
          };
          whole.onerror = reject;
        });
        own.after(whole);
        document.head.append(script);
      }
      var redraw = false;
      try {
        var chosen = /id|en/.exec(localStorage.getItem('kilas.language') || '');
        redraw = !!(localStorage.getItem('kilas.access_token') || localStorage.getItem('kilas.refresh_token')) || !!chosen && chosen[0] !== document.querySelector('[data-prerendered]').dataset.prerendered;
      } catch (error) {}
      redraw = redraw || /[?&]error=/.test(location.search);
      if (redraw) {
        document.documentElement.dataset.redraw = '';
        return start();
      }
      addEventListener('change', function (event) {
        var root = document.querySelector('[data-prerendered]');
        if (root && event.target.type === 'radio') try { localStorage.setItem('kilas.language', JSON.stringify(event.target.value)); } catch (error) {}
      });
      addEventListener('click', function (event) {
        var button = event.target.closest('[data-prerendered] button');
        if (button && button.type === 'button') pressed.push(button);
      });
      addEventListener('submit', function (event) {
        if (!document.querySelector('[data-prerendered]') || event.target.hasAttribute('action')) return;
        event.preventDefault();
        sent = event.submitter;
      });
      window.kilasPressed = function () {
        return sent ? pressed.concat(sent) : pressed;
      };
      addEventListener('beforeinstallprompt', function (event) {
        event.preventDefault();
        window.kilasOffer = event;
      }, { once: true });
      touches.forEach(function (touch) { addEventListener(touch, start, { capture: true, passive: true }); });
      // The worker answered from its cache: the app checks whether there is a network.
      if ('kept' in document.documentElement.dataset) return start();
      addEventListener('load', function () {
        requestAnimationFrame(function () {
          setTimeout(function () {
            if (!started) ${JSON.stringify(files)}.concat(document.querySelector('style[data-whole]').dataset.whole.slice(1)).forEach(fetchEarly);
            setTimeout(start, ${REST_MS});
          });
        });
      });
    })();
  `;
}

/** Requests what the route will need, before the app has started far enough to know it. */
function preloadScript({ routes, catalogs }: EarlyFiles): string {
  return `
    (function () {
      var routes = ${JSON.stringify(routes)};
      var texts = ${JSON.stringify(catalogs)}[document.documentElement.lang] || {};
      var path = location.pathname.replace(/(.)\\/$/, '$1');
      var address = [path, path + '/*', path.replace(/[^/]*$/, '*')].find(function (each) { return routes[each]; });
      var route = routes[address] || { files: [], catalogs: [] };
      ['shell'].concat(route.catalogs).map(function (name) { return texts[name]; }).concat(route.files).forEach(function (file) {
        if (!file) return;
        var link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = '/' + file;
        document.head.append(link);
      });
      ${earlyCallScript('address')}
    })();
  `;
}
