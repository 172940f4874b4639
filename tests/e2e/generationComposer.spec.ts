/**
 * On a phone the composer is collapsed until it is worked with and makes room for the result. Above the on-screen
 * keyboard all of it stays in sight.
 */
import type { Page } from '@playwright/test';
import { createButton, makeImages, expandComposer } from '../support/browser/generation.ts';
import { withoutLiveChannel } from '../support/browser/liveChannel.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';
import { withoutDeadline } from '../support/browser/withoutDeadline.ts';

const LONG = 'Pantai saat senja dengan perahu nelayan, kamera naik perlahan. '.repeat(7).trim();

const formBox = (page: Page) =>
  page.locator('form').evaluate((form) => {
    const { top, height } = form.getBoundingClientRect();
    return { top, height };
  });
const ratioChip = (page: Page) => page.getByRole('button', { name: /^Bentuk (video|gambar):/ });
/** Presses an empty place. */
const pressElsewhere = (page: Page) => page.getByRole('main').click({ position: { x: 8, y: 8 } });

test('on a phone the composer is collapsed to two rows until it is worked with, and again once it was sent', async ({
  page,
}) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-image');
  const field = page.getByRole('textbox');
  await expect(createButton(page)).toBeVisible();
  const collapsed = await formBox(page);
  expect(collapsed.height).toBeLessThan(120);

  await test.step('the text expands it, a press elsewhere collapses it with what was typed', async () => {
    await expect(ratioChip(page)).toBeHidden();
    await field.fill('Gunung saat fajar');
    await expect(ratioChip(page)).toBeVisible();
    await pressElsewhere(page);
    await expect(ratioChip(page)).toBeHidden();
    await expect(field).toHaveValue('Gunung saat fajar');
    expect((await formBox(page)).height).toBe(collapsed.height);
  });
  await test.step('an idea expands it: it shows all that was filled in', async () => {
    await field.fill('');
    await pressElsewhere(page);
    await page.getByRole('button', { name: /^Gunung berapi/ }).click();
    await expect(field).toHaveValue(/^Gunung berapi/);
    await expect(ratioChip(page)).toBeVisible();
  });
  await test.step('sent, it makes room for the result; pressed while collapsed, it sends again', async () => {
    await createButton(page).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(ratioChip(page)).toBeHidden();
    await createButton(page).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
  await test.step('a reload leaves it collapsed, with its text', async () => {
    await page.reload();
    await expect(field).toHaveValue(/^Gunung berapi/);
    await expect(ratioChip(page)).toBeHidden();
  });
});

test('the composer stays for somebody who types on while a request is sent, and a press expands a field that kept the focus', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await withoutDeadline(page, '/images/text-to-image');
  const arrival = Promise.withResolvers<void>();
  await page.route('**/images/text-to-image', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/generate/text-to-image');
  const field = page.getByRole('textbox');
  await field.fill('Gunung saat fajar');
  await createButton(page).click();
  await expect(page.locator('form [aria-busy=true]')).toBeVisible();
  // Pictures that move by themselves in a style would also move for those who asked for less.
  const styles = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
  );
  expect(styles).toContain('.spinner');
  expect(styles).not.toMatch(/<animate|%3Canimate/i);
  await field.fill('Gunung saat senja');
  arrival.resolve();
  await expect(createButton(page)).toBeEnabled();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(ratioChip(page)).toBeVisible();

  // Sent with the keyboard, the field keeps the focus.
  await field.press('Control+Enter');
  await expect(ratioChip(page)).toBeHidden();
  await expect(field).toBeFocused();
  await field.click();
  await expect(ratioChip(page)).toBeVisible();
});

test('above the keyboard the whole composer stays in sight, and a long text scrolls inside', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  const field = page.getByRole('textbox');
  await expandComposer(page);
  // What an on-screen keyboard leaves of the page (interactive-widget=resizes-content).
  await page.setViewportSize({ width: 390, height: 450 });
  await field.fill(LONG);
  await field.press('End');
  const seen = await field.evaluate(({ clientHeight, scrollHeight, scrollTop }) => ({
    height: clientHeight,
    text: scrollHeight,
    below: scrollHeight - scrollTop - clientHeight,
  }));
  expect(seen.height).toBeLessThanOrEqual(450 * 0.4);
  expect(seen.text).toBeGreaterThan(seen.height);
  // The caret is at the end, and the end is in view.
  expect(seen.below).toBeLessThan(24);
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(createButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Navigasi cepat' })).toBeHidden();
});

test('spaces alone do not count as text', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  const field = page.getByRole('textbox');
  await field.pressSequentially('   ');
  await expect(field).toHaveValue('');
  await field.pressSequentially('laut biru ');
  await expect(field).toHaveValue('laut biru ');
});

test('collapsed it leaves a result more than 60 % of the screen', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-image');
  await expect(page.getByRole('article', { name: 'Kain sutra biru' })).toBeVisible();
  await expect(createButton(page)).toBeVisible();
  expect((await formBox(page)).top).toBeGreaterThan(page.viewportSize()!.height * 0.6);
});

test('a press that comes before its price waits for it, and never buys at more than the button said', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await withoutLiveChannel(page);
  await withoutDeadline(page, '/coin/calculate/image');
  let hasPrices = false;
  /** By how many pictures the price is of. */
  const held = new Map<number, Promise<void>>();
  await page.route('**/coin/calculate/image', async (route) => {
    if (!hasPrices) return route.fulfill({ status: 500, json: {} });
    await held.get(route.request().postDataJSON().count);
    return route.continue();
  });
  await page.goto('/generate/text-to-image');
  const field = page.getByRole('textbox');
  const button = page.getByRole('button', { name: /^Buat/ });
  const articles = page.getByRole('article');

  await test.step('nothing was on the button: the price arrives and is shown, nothing is bought', async () => {
    await field.fill('Sawah saat fajar');
    await expect(page.getByText('Harganya gagal dimuat.')).toBeVisible();
    hasPrices = true;
    await button.click();
    await expect(page.getByText(/Harganya.*3.*Tekan sekali lagi/)).toBeVisible();
    await expect(articles).toHaveCount(0);
    await createButton(page).click();
    await expect(articles).toHaveCount(1);
  });
  const ofTwo = Promise.withResolvers<void>();
  const ofThree = Promise.withResolvers<void>();
  held.set(2, ofTwo.promise).set(3, ofThree.promise);
  await test.step('the button said less: the new price is shown first', async () => {
    await field.fill('Pantai saat fajar');
    await page.getByRole('button', { name: 'Tambah satu' }).click({ clickCount: 2 });
    await button.click();
    ofThree.resolve();
    await expect(page.getByText(/Harganya.*9.*Tekan sekali lagi/)).toBeVisible();
    await expect(articles).toHaveCount(1);
  });
  await test.step('the button said more: sent as soon as the price is there', async () => {
    // The price of two never came, so none is stored that a reload could bring back.
    await page.reload();
    await field.fill('Pantai saat fajar');
    await expect(page.getByRole('button', { name: 'Buat 3 · 9 koin' })).toBeVisible();
    const price = page.waitForRequest((request) => request.url().endsWith('/coin/calculate/image'));
    await page.getByRole('button', { name: 'Kurangi satu' }).click();
    await button.click();
    await price;
    await expect(articles).toHaveCount(1);
    ofTwo.resolve();
    await expect(articles).toHaveCount(3);
  });
});
