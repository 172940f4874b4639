import type { Page } from '@playwright/test';

/** The page waits for an answer of this path as long as a test holds it: the client itself gives up after ten seconds. */
export async function withoutDeadline(page: Page, path: string): Promise<void> {
  await page.addInitScript((held) => {
    const { fetch } = window;
    window.fetch = (asked, options) =>
      fetch(asked, String(asked).endsWith(held) ? { ...options, signal: null } : options);
  }, path);
}
