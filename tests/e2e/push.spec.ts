/**
 * The switch for notices tells how this device stands, a push of the server is decrypted and shown, and a subscription
 * that the browser lost is made again at the next start.
 */
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
