/**
 * Public pages come with the style rules that they use. The whole sheet, which comes with the app, changes nothing on
 * them in any state, and nothing moves while they arrive and are taken over.
 */
import type { CDPSession, Page } from '@playwright/test';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { makeImages, shareItem } from '../support/browser/generation.ts';
import { paragraph, publishArticle, uploadPicture } from '../support/browser/articles.ts';
import { verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';
import { startStandIn } from '../support/httpStandIn.ts';
import { layoutShifts, watchLayoutShifts } from '../support/browser/layoutShifts.ts';

// The headless shell does not show a page whose scripts are held back.
test.use(wholeBrowser);

const STATES = ['hover', 'focus', 'focus-visible', 'active'];

const everyBlock = async () => [
  paragraph('<b>Tebal</b>, <i>miring</i>, <mark>tanda</mark>, <code>kode</code>, <a href="/blog">tautan</a>.'),
  ...[2, 3, 4].map((level) => ({ type: 'header', data: { text: `Bagian ${level}`, level } })),
  ...['ordered', 'unordered', 'checklist'].map((style) => ({
    type: 'list',
    data: {
      style,
      items: [
        { content: 'satu', meta: { checked: true }, items: [{ content: 'di dalamnya', meta: {}, items: [] }] },
        { content: 'dua', meta: { checked: false }, items: [] },
      ].map((item) => (style === 'checklist' ? item : { content: item.content, items: [] })),
    },
  })),
  {
    type: 'image',
    data: { media_id: await uploadPicture(), width: 480, height: 270, alt: 'Laut', caption: 'Laut Bunaken' },
  },
  { type: 'quote', data: { text: 'Kutipan.', caption: 'Seseorang' } },
  { type: 'code', data: { code: 'const satu = 1;' } },
  { type: 'table', data: { withHeadings: true, content: [['Ukuran'], ['1K']] } },
  { type: 'delimiter', data: {} },
  { type: 'embed', data: { source: 'https://youtu.be/dQw4w9WgXcQ', caption: 'Klip' } },
  { type: 'prompt', data: { prompt: 'gunung Bromo', mode: 'text-to-image', aspect_ratio: '1:1' } },
];

/** What the page keeps of how it looked, by state. */
interface Looks {
  looks?: Record<string, string[]>;
}

/**
 * Computes everything for every element and its pseudo-elements; of those that have the same classes all the way up, as
 * the paragraphs of a long text do, for the first and the last. The page itself keeps and compares the result, which is
 * tens of megabytes. The first call for a state keeps it, the second compares.
 * @returns how many elements and pseudo-elements there are, and what has become different since the first call
 */
function compareStyles(page: Page, state: string): Promise<{ count: number; differences: string[] }> {
  return page.evaluate((name) => {
    for (const animation of document.getAnimations()) animation.cancel();
    // The same for every element but for custom properties; those that only the whole sheet names are read by no rule
    // of the page.
    const properties = [...getComputedStyle(document.documentElement)].filter((property) => !property.startsWith('--'));
    const told = (element: Element, pseudo: string): string => {
      const style = getComputedStyle(element, pseudo);
      const title = `${element.localName}${pseudo}.${element.getAttribute('class') ?? ''}`;
      // Without a content these two are not drawn at all.
      if (/^::(before|after)$/.test(pseudo) && ['none', 'normal'].includes(style.content)) return title;
      const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
      return `${title}\n${values.join('\n')}`;
    };
    const difference = (before: string, after: string): string => {
      const lines = after.split('\n');
      const changed = before
        .split('\n')
        .flatMap((line, index) => (line === lines[index] ? [] : [`${line} became ${lines[index]}`]));
      return `${name}, ${lines[0]}: ${changed.slice(0, 5).join('; ')}`;
    };
    const titles = new Map<Element, string>();
    const first = new Map<string, Element>();
    const last = new Map<string, Element>();
    for (const element of document.querySelectorAll('html, body, #root, #root *')) {
      const own = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      const title = `${titles.get(element.parentElement!) ?? ''} > ${own}`;
      titles.set(element, title);
      if (first.has(title)) last.set(title, element);
      else first.set(title, element);
    }
    const elements = [...first.values(), ...last.values()];
    const now = elements.flatMap((element) => [
      told(element, ''),
      ...['::before', '::after', '::placeholder', '::marker']
        .filter((pseudo) => pseudo !== '::placeholder' || element.matches('input, textarea'))
        .filter((pseudo) => pseudo !== '::marker' || element.matches('li, summary'))
        .map((pseudo) => told(element, pseudo)),
    ]);
    const looks = ((window as Looks).looks ??= {});
    const before = (looks[name] ??= now);
    const length = Math.max(before.length, now.length);
    const differences = Array.from({ length }, (_, index) => [before[index] ?? '', now[index] ?? ''] as const)
      .filter(([was, is]) => was !== is)
      .map(([was, is]) => difference(was, is));
    return { count: now.length, differences };
  }, state);
}

/** Makes everything interactive look as if it were in all these states. @returns a function that undoes that */
async function force(devtools: CDPSession, states: string[]): Promise<() => Promise<void>> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#root :is(a, button, input, textarea, select, summary, label)',
  });
  const put = async (forcedPseudoClasses: string[]) => {
    await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  };
  await put(states);
  return () => put([]);
}

/** Compares the page at rest, pointed at, and switched off (see compareStyles). */
async function compareStates(page: Page): Promise<{ count: number; differences: string[] }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const atRest = await compareStyles(page, 'at rest');
  const release = await force(devtools, STATES);
  const pointedAt = await compareStyles(page, 'pointed at');
  await release();
  await devtools.detach();
  const change = (isDisabled: boolean) =>
    page.evaluate((disabled) => {
      for (const field of document.querySelectorAll<HTMLInputElement>('#root :is(input, button, textarea, select)'))
        field.disabled = disabled;
      for (const details of document.querySelectorAll('details')) details.open = disabled;
    }, isDisabled);
  await change(true);
  const disabled = await compareStyles(page, 'disabled');
  await change(false);
  const states = [atRest, pointedAt, disabled];
  return {
    count: states.reduce((sum, { count }) => sum + count, 0),
    differences: states.flatMap(({ differences }) => differences),
  };
}

for (const [colorScheme, width, language] of [
  ['light', 390, 'id'],
  ['dark', 1280, 'en'],
] as const)
  test(`nothing on a public page looks different once the whole style sheet has come with the app (${colorScheme}, ${width} px)`, async ({
    browser,
  }) => {
    test.slow();
    const owner = await verifiedPerson();
    const [image] = await makeImages(owner.tokens.access_token, { prompt: 'Kain sutra biru' });
    const link = await shareItem(owner.tokens.access_token, image!);
    const { slug } = await publishArticle('Segala macam blok', {
      content: { blocks: await everyBlock() },
      cover_id: await uploadPicture(),
      cover_alt: 'Laut',
    });
    for (const path of [
      '/',
      '/blog',
      '/blog?search=tidakadaini',
      `/blog/${slug}`,
      '/blog/tidak-ada',
      '/privacy-policy',
      '/terms-of-service',
      '/auth/login',
      '/auth/register',
      '/auth/forgot-password',
      `/s/${link.token}`,
      `/s/${'a'.repeat(22)}`,
    ]) {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 800 },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.route(/\/assets\/.*\.js$/, () => undefined);
      // Only the mouse starts the app, never the time that passes meanwhile.
      await page.clock.install({ time: Date.now() });
      await page.clock.pauseAt(Date.now() + 60_000);
      const inLanguage = language === 'id' ? path : `${path}${path.includes('?') ? '&' : '?'}language=${language}`;
      await page.goto(inLanguage);
      // The page's own animations would count as differences, too.
      await page.evaluate(() =>
        Promise.all([document.fonts.ready, ...document.getAnimations().map((each) => each.finished)]),
      );
      await expect(page.locator('style[data-whole]')).toBeAttached();
      const before = await compareStates(page);
      await page.mouse.move(5, 5);
      await expect(page.locator('style[data-whole]')).not.toBeAttached();
      await page.mouse.move(0, 0);
      // Font faces, the whole sheet, and the one that hides a page while it is redrawn.
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(3);
      const after = await compareStates(page);
      expect(after.count, path).toBe(before.count);
      expect(before.count, path).toBeGreaterThan(300);
      expect(after.differences, path).toEqual([]);
      await context.close();
    }
  });

const FORMS = ['/auth/login', '/auth/register', '/auth/login?next=%2Fhome'];

for (const [browsers, prepare, hasPasskeys] of [
  ['any browser', () => undefined, true],
  // Browsers inside other apps are like that; only forms look at it.
  ['a browser without passkeys', () => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'), false],
] as const)
  test(`nothing on a public page moves while it arrives and the app takes it over, in ${browsers}`, async ({
    browser,
  }) => {
    test.slow();
    const { slug } = await publishArticle('Diam di tempatnya', { content: { blocks: await everyBlock() } });
    const others = hasPasskeys ? ['/', '/blog', `/blog/${slug}`, '/privacy-policy'] : [];
    for (const width of [360, 390, 412, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(prepare);
      await watchLayoutShifts(page);
      for (const path of [...(width === 360 || width === 1280 ? others : others.slice(0, 1)), ...FORMS]) {
        await page.goto(path);
        await page.mouse.move(5, 5);
        await page.locator('#root:not([data-prerendered])').waitFor();
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await layoutShifts(page), `${path} at ${width}`).toEqual([]);
      }
      await context.close();
    }
  });

test('a page that arrives in two halves is shown as a whole', async ({ browser, request }) => {
  const html = await (await request.get('/')).text();
  // In the middle of the content: its beginning is not enough.
  const middle = html.indexOf('</h1>');
  const second = Promise.withResolvers<void>();
  const slow = await startStandIn(async ({ path }, response) => {
    if (path !== '/' && path !== '/shown-at-once') return void response.writeHead(404).end();
    const first = html.slice(0, middle);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(path === '/' ? first : first.replace(/<link rel="expect"[^>]*>/, ''));
    await second.promise;
    response.end(html.slice(middle));
  });
  const open = async (path: string) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    await watchLayoutShifts(page);
    await page.goto(slow.url + path, { waitUntil: 'commit' });
    await expect(page.locator('header a').first()).toBeAttached();
    return page;
  };
  const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);
  const page = await open('/');
  // Opened later, and painted: by then the first page would have been, too.
  const control = await open('/shown-at-once');
  await expect.poll(() => paints(control)).toBeGreaterThan(0);
  expect(await paints(page)).toBe(0);
  second.resolve();
  await expect.poll(() => paints(page)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await Promise.all([page.close(), control.close()]);
  await slow.close();
});
