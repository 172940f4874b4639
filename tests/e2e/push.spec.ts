/**
 * The switch for notices tells how this device stands, a push of the server is decrypted and shown, and a subscription
 * that the browser lost is made again at the next start.
 */
import { adminTokens } from '../support/browser/articles.ts';
import { fireSync } from '../support/browser/backgroundSync.ts';
import { callAs } from '../support/browser/callAs.ts';
import { createButton } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { givePushService, notifications, pushTo } from '../support/browser/pushService.ts';
import { openProfile } from '../support/browser/steps.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';
import { startPushReceiver } from '../support/pushReceiver.ts';

test('the switch tells how this device stands, and what the server sends is decrypted and shown', async ({
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
  await push(message);
  await expect.poll(() => notifications(page)).toEqual([{ title: message.title, body: message.body }]);

  // The browser has lost it behind the app's back: the next start makes it anew.
  await page.evaluate(() => localStorage.removeItem('test.push'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test.push'))).not.toBeNull();
  await openProfile(page, fullName);
  await expect(device).toBeChecked();
  await expect(payments).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Karya yang selesai atau gagal' })).toBeChecked();
  await device.click();
  await expect(device).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('test.push'))).toBeNull();
  await receiver.close();
});

test('a queue that needs its person says so with the app closed, unless that is switched off', async ({ context }) => {
  const receiver = await startPushReceiver({ port: readProduct().pushPort });
  const { id, tokens, fullName } = await verifiedPerson();
  const { access_token: admin } = await adminTokens();
  await callAs(admin, 'POST', '/dashboard/confirm', { password: readProduct().admin.password });
  await callAs(admin, 'POST', `/dashboard/users/${id}/credits`, {
    amount: -198,
    reason: 'Terlalu sedikit untuk satu.',
  });
  const open = async (path: string) => {
    const app = await context.newPage();
    await startSignedIn(app, tokens);
    await givePushService(app, { context, origin: readProduct().url, subscription: receiver.subscription() });
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
  await device.click();
  await expect(device).toBeChecked();
  await expect(app.getByRole('switch', { name: 'Antrean yang butuh kamu' })).toBeChecked();
  await app.close();

  await sendClosed('Kereta pagi');
  app = await open('/healthz');
  const titles = async () => (await notifications(app)).map(({ title }) => title);
  await expect.poll(titles).toEqual(['Antreanmu butuh kamu']);
  await app.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const notification of await registration.getNotifications()) notification.close();
  });
  await app.goto('/home');
  await openProfile(app, fullName);
  const ofQueue = app.getByRole('switch', { name: 'Antrean yang butuh kamu' });
  await ofQueue.click();
  await expect(ofQueue).not.toBeChecked();
  await app.close();

  await sendClosed('Kereta sore');
  app = await open('/home');
  await expect(app.locator('[data-state=needs-you]')).toHaveText([/Kereta pagi/, /Kereta sore/]);
  expect(await titles()).toEqual([]);
  await receiver.close();
});
