import { expect, type Page, test as base } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { cancelUnfinished } from './cancelUnfinished.ts';
import { keepProduct, type Product, readProduct } from './product.ts';
import { startTestProduct } from './startTestProduct.ts';

/** What axe looks for: WCAG 2.2 A and AA, and its own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Milliseconds; a first start creates a database. */
const START_WITHIN_MS = 180_000;

interface WorkerFixtures {
  /**
   * True for a file that changes the product for everybody, as a pause does: it gets its own product, in its own
   * worker.
   */
  hasOwnProduct: boolean;
  product: Product;
}

/** Watches every page of a test: an uncaught error, a missing message or a script blocked by the policy fails it. */
export const test = base.extend<{ errors: string[]; leavesQuiet: void }, WorkerFixtures>({
  hasOwnProduct: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ hasOwnProduct }, use) => {
      if (!hasOwnProduct) return use(readProduct());
      const { product, stop } = await startTestProduct();
      keepProduct(product);
      await use(product);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: START_WITHIN_MS },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // What a test leaves being drawn would slow the next ones. A request that a route still answers when its test ends
  // would fail the worker's next test with "Test ended".
  leavesQuiet: [
    async ({ context }, use) => {
      await use();
      await cancelUnfinished();
      for (const open of context.browser()?.contexts() ?? [context]) {
        await open.unrouteAll({ behavior: 'ignoreErrors' });
        for (const page of open.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
    { auto: true },
  ],
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (event) => errors.push(event.error().stack || event.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' && /^No message |Content Security Policy/.test(message.text()))
          errors.push(message.text());
      });
      await use(errors);
      expect(errors, 'errors of the pages').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Fails when axe finds a breach of WCAG 2.2 A and AA, or of its own best practices, on the page as it is now; with
 * `rules`, of these alone.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Once a document: it is half a megabyte, and its functions are slow until they have run for a while.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly: RunOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS };
  const violations = await page.evaluate(
    async (options) => {
      const here = (window as unknown as { axe: typeof axe }).axe;
      return (await here.run(document, options)).violations;
    },
    { runOnly, resultTypes: ['violations' as const] },
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`).join('\n')}`,
  );
  expect(found.join('\n\n')).toBe('');
}

/** The same in both themes. The dark one changes colours only, so only contrast is looked at there. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await wear(page, 'dark');
  await expectAccessible(page, ['color-contrast']);
  await wear(page, 'light');
}

/**
 * Changes the theme as a phone does at sunset, but at once: with transitions each element would begin its own when that
 * of the one it inherits from has ended.
 */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await page.evaluate((sheet) => {
    // Whoever asks where something is gets every element's new style made.
    document.body.getBoundingClientRect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }, still);
}

export { expect };
