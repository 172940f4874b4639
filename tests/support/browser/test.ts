import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { cancelUnfinished } from './cancelUnfinished.ts';
import { keepProduct, type Product, readProduct } from './product.ts';
import { startTestProduct } from './startTestProduct.ts';

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
  // No screen has frames: axe runs in the page itself, without a second page that merges the results.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const chosen = rules
    ? axe.withRules(rules)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await chosen.analyze();
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

/** Changes the theme as a phone does at sunset, and waits until no colour is in transition. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  // What inherits a colour begins a transition of its own when its parent's ends.
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round++) {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (transitions.length === 0) break;
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    }
  });
}

export { expect };
