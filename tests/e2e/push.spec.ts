/**
 * The switch for notices shows the state of this device, a push of the server is decrypted and shown, a subscription
 * that the browser lost is made again at the next start, and with the app closed the queue says that it needs its
 * person.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { adminTokens } from '../support/browser/articles.ts';
import { fireSync, ourWorker, queuedStates } from '../support/browser/backgroundSync.ts';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { callAs } from '../support/browser/callAs.ts';
import { createButton } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { givePushService, notifications, pushTo, watchShown } from '../support/browser/pushService.ts';
import { openProfile } from '../support/browser/steps.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';
import { startPushReceiver } from '../support/pushReceiver.ts';

// A push belongs to the whole browser.
test.use(wholeBrowser);

/** A subscription needs a worker, and the first one is fetched and installed once the page is idle. */
const waitForInstall = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('the switch shows the state of this device, and what the server sends is decrypted and shown', async ({
  page,
  context,
}) => {
  const receiver = await startPushReceiver({ port: readProduct().pushPort });
  const origin = readProduct().url;
  const { tokens, fullName } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await givePushService(page, { context, origin, subscription: receiver.subscription() });
  await page.goto('/home');
  await openProfile(page, fullName);
  const device = page.getByRole('switch', { name: 'Di perangkat ini' });
  await expect(device).not.toBeChecked();
  await waitForInstall(page);
  await device.click();
  await expect(device).toBeChecked();
  await page.getByRole('button', { name: 'Kirim notifikasi percobaan' }).click();
  await expect.poll(() => receiver.deliveries.map(({ message }) => message.kind)).toEqual(['test']);
  const payments = page.getByRole('switch', { name: 'Pembayaran dan koin' });
  await expect(payments).toBeChecked();
  await payments.click();
  await expectAccessible(page);
  const { message } = receiver.deliveries[0]!;
  const push = await pushTo(page, origin);
  const untilShown = await watchShown(context, origin);
  await push(message);
  await untilShown(message.tag);
  expect(await notifications(page)).toEqual([{ title: message.title, body: message.body }]);

  // The browser has lost it behind the app's back: the next start makes a new one.
  await page.evaluate(() => localStorage.removeItem('test.push'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test.push'))).not.toBeNull();
  await openProfile(page, fullName);
  await expect(device).toBeChecked();
  await expect(payments).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Karya yang selesai atau gagal' })).toBeChecked();

  await test.step('a permission that is taken back in the browser’s settings is told at once', async () => {
    await context.clearPermissions();
    await expect(device).not.toBeChecked();
    await context.grantPermissions(['notifications'], { origin });
    await expect(device).toBeChecked();
  });
  await device.click();
  await expect(device).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('test.push'))).toBeNull();
  await receiver.close();
});

test('somebody who waits is asked about notices once: yes makes the subscription, no is final', async ({
  page,
  context,
}) => {
  test.slow();
  const receiver = await startPushReceiver({ port: readProduct().pushPort });
  const origin = readProduct().url;
  const offer = page.getByRole('region', { name: 'Notifikasi' });
  const isOn = () => page.evaluate(() => localStorage.getItem('test.push') !== null);
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await givePushService(page, { context, origin, subscription: receiver.subscription() });
  // As in a browser that was never asked; a headless one would report a refusal.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', {
      get: () => (localStorage.getItem('test.asked') ? 'granted' : 'default'),
    });
    Notification.requestPermission = async () => {
      localStorage.setItem('test.asked', 'yes');
      return 'granted';
    };
  });
  /** By `visit`; resolves when the page hears of what is made from then on. */
  async function listen(visit: () => Promise<unknown>) {
    const channel = page.waitForResponse(/\/api-lens\/events$/);
    await visit();
    await channel;
  }
  let top: number | undefined;
  /** Something that is still being made when the offer comes. */
  async function waitForSomething(prompt: string) {
    const { data } = await callAs<{ data: { items: { id: string }[] } }>(
      tokens.access_token,
      'POST',
      '/videos/generate',
      { prompt, duration_seconds: 10, resolution: '1080p' },
    );
    const item = page.getByRole('article', { name: prompt });
    await expect(item).toBeVisible();
    top = (await item.boundingBox())?.y;
    return () => callAs(tokens.access_token, 'POST', `/library/${data.items[0]!.id}/cancel`);
  }

  await listen(() => page.goto('/generate/text-to-video'));
  const cancel = await waitForSomething('Badai di laut');
  await expect(offer).toContainText('Mau dikabari tiap karyamu jadi?');
  // What is waited for stays where it is.
  expect((await page.getByRole('article', { name: 'Badai di laut' }).boundingBox())?.y).toBe(top);
  // The offer stays. Once it is finished it cannot be cancelled, and its coins are needed for the next one.
  await cancel();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Tidak, makasih' }).click();
  await expect(offer).toBeHidden();
  expect(await isOn()).toBe(false);
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await expect(page.getByRole('heading', { name: 'Studiomu' })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.goBack();

  await test.step('after a no nobody asks again', async () => {
    await page.clock.install();
    await listen(() => page.reload());
    const cancelAgain = await waitForSomething('Hujan di kota');
    await page.clock.runFor(20_000);
    await expect(offer).toBeHidden();
    await cancelAgain();
  });
  await test.step('a yes asks the browser and makes the subscription', async () => {
    await page.evaluate(() => localStorage.removeItem('kilas.notices_declined'));
    await listen(() => page.reload());
    const cancelLast = await waitForSomething('Kain sutra abu');
    await page.clock.runFor(5_000);
    await expect(offer).toBeVisible();
    await cancelLast();
    await offer.getByRole('button', { name: 'Kabari aku' }).click();
    await expect(page.getByText('Notifikasi aktif')).toBeVisible();
    await expect(offer).toBeHidden();
    expect(await isOn()).toBe(true);
  });
  await receiver.close();
});

/** Titles of the notifications shown, asked of the worker: a page of ours in sight would count as the app. */
async function shownTitles(context: BrowserContext): Promise<string[]> {
  const worker = await ourWorker(context);
  return worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title }) => title);
  });
}

test('a queue that needs its person says so with the app closed, unless that is switched off', async ({ context }) => {
  test.slow();
  const receiver = await startPushReceiver({ port: readProduct().pushPort });
  const { id, tokens, fullName } = await verifiedPerson();
  const { access_token: admin } = await adminTokens();
  await callAs(admin, 'POST', '/dashboard/confirm', { password: readProduct().admin.password });
  await callAs(admin, 'POST', `/dashboard/users/${id}/credits`, {
    amount: -198,
    reason: 'Terlalu sedikit untuk satu.',
  });
  const subscription = receiver.subscription();
  const open = async (path: string) => {
    const app = await context.newPage();
    await startSignedIn(app, tokens);
    await givePushService(app, { context, origin: readProduct().url, subscription });
    // The browser's own event would come at a moment of its choice, while the app is still in sight perhaps.
    await app.addInitScript(() => {
      const { prototype } = (window as unknown as { SyncManager: { prototype: { register(): Promise<void> } } })
        .SyncManager;
      prototype.register = async () => undefined;
    });
    await app.goto(path);
    return app;
  };
  /** Queues one that there are too few coins for, and lets the browser send it with the app closed. */
  const sendClosed = async (prompt: string) => {
    const app = await open('/generate/text-to-image');
    await expect(createButton(app)).toBeVisible();
    await app.waitForFunction(() => navigator.serviceWorker.controller);
    await context.setOffline(true);
    await app.getByRole('textbox').fill(prompt);
    await app.getByRole('button', { name: /^Antrekan/ }).click();
    await expect(app.getByRole('region', { name: /menunggu dikirim/ })).toContainText(prompt);
    await app.close();
    await context.setOffline(false);
    await fireSync(context);
  };
  let app = await open('/home');
  await openProfile(app, fullName);
  const device = app.getByRole('switch', { name: 'Di perangkat ini' });
  await waitForInstall(app);
  await device.click();
  await expect(device).toBeChecked();
  await expect(app.getByRole('switch', { name: 'Antrean yang butuh kamu' })).toBeChecked();
  await app.close();

  await sendClosed('Kereta pagi');
  await expect.poll(() => shownTitles(context)).toEqual(['Antreanmu butuh kamu']);

  app = await open('/home');
  await app.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const notification of await registration.getNotifications()) notification.close();
  });
  await openProfile(app, fullName);
  const ofQueue = app.getByRole('switch', { name: 'Antrean yang butuh kamu' });
  await ofQueue.click();
  await expect(ofQueue).not.toBeChecked();
  await app.close();

  await sendClosed('Kereta sore');
  await expect.poll(() => queuedStates(context)).toEqual(['needs-you', 'needs-you']);
  app = await open('/home');
  await expect(app.locator('[data-state=needs-you]')).toHaveText([/Kereta pagi/, /Kereta sore/]);
  expect(await shownTitles(context)).toEqual([]);
  await receiver.close();
});
