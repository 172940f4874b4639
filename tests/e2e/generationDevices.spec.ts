/**
 * What happens on one device shows on the person's other devices by the live channel, or by polling where that is
 * unavailable.
 */
import type { Browser, Page } from '@playwright/test';
import type { TokenReply } from '../../contract/accounts.ts';
import { callAs } from '../support/browser/callAs.ts';
import { createButton, makeImages, RENDERED_WITHIN_MS } from '../support/browser/generation.ts';
import { post, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

const LIVE_CHANNEL = /\/api-lens\/events$/;
const BALANCE = /\/api-lens\/credits\/balance$/;
const TASK_LISTS = /\/api-lens\/(library|videos|images)\/\?/;

/** The generator on another device of the same person, with a session of its own. */
async function openDevice(browser: Browser, { email, password }: { email: string; password: string }): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await startSignedIn(page, await post<TokenReply>('/auth/login', { email, password }));
  return page;
}

const cardOn = (page: Page, prompt: string) => page.getByRole('article', { name: prompt });

async function makePicture(page: Page, prompt: string): Promise<void> {
  await page.getByRole('textbox').fill(prompt);
  await createButton(page).click();
}

/** Keeps the page's live channel from opening, until what this returns is called. */
async function holdChannel(page: Page): Promise<() => void> {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(LIVE_CHANNEL, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

async function deletePicture(page: Page, prompt: string): Promise<void> {
  await cardOn(page, prompt).getByRole('button', { name: 'Rincian' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog', { name: 'Hapus gambar ini?' }).getByRole('button', { name: 'Hapus' }).click();
  await expect(cardOn(page, prompt)).toHaveCount(0);
}

test('what happens on one device shows on the other by itself, without polling', async ({ page, browser }) => {
  test.slow();
  const person = await verifiedPerson();
  const other = await openDevice(browser, person);
  const hearing = other.waitForResponse(LIVE_CHANNEL);
  const listed = other.waitForResponse(TASK_LISTS);
  await other.goto('/generate/text-to-image');
  expect((await hearing).status()).toBe(200);
  await expect(createButton(other)).toBeVisible();
  await (await listed).finished();
  // From here on only the live channel can bring it.
  await other.route(TASK_LISTS, (route) => route.abort());
  await startSignedIn(page, person.tokens);
  await page.goto('/generate/text-to-image');

  const prompt = 'Sawah saat fajar';
  const card = cardOn(other, prompt);
  await test.step('submitted and finished', async () => {
    await makePicture(page, prompt);
    await expect(card).toBeVisible();
    await expect(card).toHaveAttribute('data-status', 'completed', { timeout: RENDERED_WITHIN_MS });
    await expect
      .poll(() =>
        card
          .getByRole('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
  await test.step('marked as a favourite, and not any more', async () => {
    const heart = card.getByRole('button', { name: 'Favorit' });
    await cardOn(page, prompt).getByRole('button', { name: 'Favorit' }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    // Back again from the other side.
    await heart.click();
    await expect(cardOn(page, prompt).getByRole('button', { name: 'Favorit' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
  await test.step('deleted, and brought back', async () => {
    await deletePicture(page, prompt);
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(card).toBeVisible();
  });
  await other.context().close();
});

test('what happens before the live channel is open, or with another screen open, is shown all the same', async ({
  page,
}) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const open = await holdChannel(page);
  await startSignedIn(page, tokens);
  const listed = page.waitForResponse(TASK_LISTS);
  const heard = page.waitForResponse(LIVE_CHANNEL, { timeout: 0 });
  await page.goto('/generate/text-to-image');
  expect(await (await listed).json()).toMatchObject({ data: [] });
  await expect(createButton(page)).toBeVisible();
  // Done and told before this page can hear of it.
  await makeImages(tokens.access_token, { prompt: 'Kain sutra ungu' });
  open();
  // Not at once, where the page has given up a try meanwhile.
  await heard;
  await expect(cardOn(page, 'Kain sutra ungu')).toHaveAttribute('data-status', 'completed');

  await page.getByRole('link', { name: /^Koin:/ }).click();
  await expect(page).toHaveURL(/top-up/);
  // From here on only the live channel can bring it.
  await page.route(TASK_LISTS, (route) => route.abort());
  await callAs(tokens.access_token, 'POST', '/images/text-to-image', { prompt: 'Ombak di karang' });
  const coins = page.getByRole('link', { name: /^Koin:/ });
  await expect(coins).toHaveAccessibleName(/194/);
  await page.goBack();
  await expect(cardOn(page, 'Ombak di karang')).toBeVisible();
});

test('what happens while the first list is under way is shown, although the list arrives after the channel', async ({
  page,
}) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const open = await holdChannel(page);
  const { promise: read, resolve: isRead } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    TASK_LISTS,
    async (route) => {
      const response = await route.fetch();
      isRead();
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-image');
  await read;
  await expect(createButton(page)).toBeVisible();
  await makeImages(tokens.access_token, { prompt: 'Hujan di jendela' });
  // What the opening of the channel has the page ask for anew.
  const refetched = page.waitForRequest(BALANCE);
  open();
  await refetched;
  release();
  await expect(cardOn(page, 'Hujan di jendela')).toHaveAttribute('data-status', 'completed');
});

test('where the live channel is unavailable, polling brings the same', async ({ page, browser }) => {
  test.slow();
  const person = await verifiedPerson();
  const other = await openDevice(browser, person);
  let refusals = 0;
  await other.route(LIVE_CHANNEL, (route) => {
    refusals += 1;
    return route.abort();
  });
  await other.clock.install();
  await other.goto('/generate/text-to-image');
  await expect(createButton(other)).toBeVisible();
  await startSignedIn(page, person.tokens);
  await page.goto('/generate/text-to-image');

  /** Skips the other device's waits between polls until it knows. */
  const learns = (check: () => Promise<void>) =>
    expect(async () => {
      const read = other.waitForResponse(TASK_LISTS, { timeout: 10_000 });
      await other.clock.fastForward(60_000);
      // Moved on before it is answered, the clock would have the call given up.
      await read;
      await check();
    }).toPass({ timeout: 90_000 });
  const soon = { timeout: 2_000 };

  const prompt = 'Hutan berkabut';
  const card = cardOn(other, prompt);
  await test.step('submitted, which the other device was not told', async () => {
    await makePicture(page, prompt);
    await learns(() => expect(card).toBeVisible(soon));
  });
  await test.step('finished', async () => {
    await expect(cardOn(page, prompt)).toHaveAttribute('data-status', 'completed', { timeout: RENDERED_WITHIN_MS });
    await learns(() => expect(card).toHaveAttribute('data-status', 'completed', soon));
  });
  await test.step('marked as a favourite', async () => {
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/favorite'),
    );
    await cardOn(page, prompt).getByRole('button', { name: 'Favorit' }).click();
    await saved;
    await learns(() =>
      expect(card.getByRole('button', { name: 'Favorit' })).toHaveAttribute('aria-pressed', 'true', soon),
    );
  });
  await test.step('deleted', async () => {
    await deletePicture(page, prompt);
    await learns(() => expect(card).toHaveCount(0, soon));
  });
  expect(refusals).toBeGreaterThan(1);
  await other.context().close();
});
