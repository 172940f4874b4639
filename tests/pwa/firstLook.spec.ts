/** A screen whose data are kept on the device is drawn whole at its first look, without an answer from the server. */
import type { Page } from '@playwright/test';
import { waitForPersisted } from '../support/browser/waitForPersisted.ts';
import { expect, signIn, test, waitForWorker } from './fixtures.ts';

/** How long a screen's first look waits for its data (src/features/generation/prefetchGenerator.ts). */
const PATIENCE_MS = 200;

/** What `holdPatience` and `watchLooks` leave in the page. */
interface Seen {
  heldTimers: number;
  looks: boolean[];
}

/**
 * Holds the timer, so that only the data end the wait for the first look, however busy the machine is. Counts the
 * timers it holds, so that a changed patience fails the test instead of leaving it to luck.
 */
async function holdPatience(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    const start = window.setTimeout.bind(window);
    const held = (handler: TimerHandler, delay?: number, ...args: unknown[]): number => {
      if (delay !== patience) return start(handler, delay, ...args);
      Reflect.set(window, 'heldTimers', (Number(Reflect.get(window, 'heldTimers')) || 0) + 1);
      return 0;
    };
    Object.assign(window, { setTimeout: held });
  }, PATIENCE_MS);
}

/** Notes at each change, once the screen's title is there, whether its content is, too. */
async function watchLooks(page: Page, screen: { title: string; content: string }): Promise<void> {
  await page.addInitScript(({ title, content }) => {
    const looks: boolean[] = [];
    Object.assign(window, { looks });
    const has = (heading: string, text: string) =>
      [...document.querySelectorAll(`main ${heading}`)].some((element) => element.textContent === text);
    const look = () => has('h1', title) && looks.push(has(':is(h2, h3)', content));
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, screen);
}

const seen = (page: Page) =>
  page.evaluate(() => ({ heldTimers: Reflect.get(window, 'heldTimers'), looks: Reflect.get(window, 'looks') }) as Seen);

const MODELS = [['video-models'], ['video-models', 'from-image'], ['image-models'], ['image-models', 'edit']];
const SCREENS = [
  {
    path: '/generate/text-to-video',
    title: 'Buat',
    content: 'Klip pertamamu tinggal satu kalimat lagi',
    answers: [...MODELS, ['library', {}, 1]],
  },
  {
    path: '/home',
    title: 'Studiomu',
    content: '120 koin siap kamu pakai',
    answers: [
      ...['completed', 'processing', 'pending', 'failed'].map((status) => ['library', { status }, 1]),
      ['balance'],
    ],
  },
];

for (const { path, answers, ...screen } of SCREENS) {
  test(`${path} is drawn whole from what is stored, without an answer from the server`, async ({ site, profile }) => {
    const context = await profile.open();
    const page = await context.newPage();
    await signIn(page, site, site.api.addAccount('Rani', []));
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { name: screen.content })).toBeVisible();
    await waitForWorker(page);
    await waitForPersisted(page, answers);
    await context.route('**/api-lens/**', () => undefined);
    await holdPatience(page);
    await watchLooks(page, screen);
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { name: screen.content })).toBeVisible();
    const { looks, heldTimers } = await seen(page);
    expect(looks, 'each look at the screen shows its content').not.toContain(false);
    expect(looks, 'looks at the screen').not.toEqual([]);
    expect(heldTimers, 'waits for the first look').toBe(1);
  });
}
