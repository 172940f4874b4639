import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { readProduct } from './product.ts';

/** Every page of a test: an uncaught error, a missing text or a refused script in any of them fails it. */
export const test = base.extend<{ errors: string[] }>({
  baseURL: async ({}, use) => use(readProduct().url),
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

/** Fails with every breach of WCAG 2.2 A and AA that axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // No screen has frames: axe runs in the page itself, without another page to put the parts of several together.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`).join('\n')}`,
  );
  expect(found.join('\n\n')).toBe('');
}

export { expect };
