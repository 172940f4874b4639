import type { Page } from '@playwright/test';

/**
 * The page's live channel never opens. Its opening reads again all that the screen shows, at any moment of the first
 * seconds; where a test gives the screen answers of its own, that would change them in the middle.
 */
export async function withoutLiveChannel(page: Page): Promise<void> {
  // Held in the page itself: a call that the test does not answer is given up after ten seconds, and tried again.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (asked, options) =>
      (asked instanceof Request ? asked.url : String(asked)).endsWith('/api-lens/events')
        ? new Promise(() => undefined)
        : fetch(asked, options);
  });
}
