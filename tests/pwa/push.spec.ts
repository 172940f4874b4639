/**
 * Somebody who waits is offered notices. A notification leads to its item by the button pressed, becomes a toast where
 * the list is in sight, and shows nothing to another account.
 */
import {
  givePushService,
  notifications,
  pressNotification,
  pushTo,
  watchShown,
} from '../support/browser/pushService.ts';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { expect, signIn, test, waitForWorker } from './fixtures.ts';

// The headless shell shows no notices.
test.use(wholeBrowser);

const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/rani', keys: { p256dh: 'p', auth: 'a' } };

test('somebody who waits is offered notices, and each leads to its item by the button that was pressed', async ({
  site,
  profile,
}) => {
  const account = site.api.addAccount('Rani', ['ombak pagi']);
  const context = await profile.open();
  const page = await context.newPage();
  await givePushService(page, { context, origin: site.url, subscription: SUBSCRIPTION });
  await signIn(page, site, account);
  await waitForWorker(page);
  const offer = page.getByRole('region', { name: 'Notifikasi' });
  await expect(page.getByRole('button', { name: 'Video: ombak pagi' })).toBeVisible();
  await expect(offer).toHaveCount(0);

  site.api.begin(account, 'ombak sore');
  await page.getByRole('link', { name: /^Buat/ }).first().click();
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Kabari aku' }).click();
  await expect(page.getByText('Notifikasi aktif')).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(site.api.calls.get('POST /api-lens/push/subscriptions')).toBeGreaterThan(0);

  const [task] = account.tasks;
  const message = {
    kind: 'task-finished',
    title: 'Videomu sudah jadi',
    body: 'Ketuk untuk lihat.',
    tag: `batch-${task!.batch_id}`,
    url: `/home?video=${account.tasks[1]!.id}`,
    user_id: account.user.id,
    is_news: true,
    actions: [{ action: 'share', title: 'Bagikan' }],
    image: null,
    about: { type: 'task', id: task!.id },
  };
  await page.goto(`${site.url}/privacy-policy`);
  const push = await pushTo(page, site.url);
  const untilShown = await watchShown(context, site.url);
  await push(message);
  await untilShown(message.tag);
  expect(await notifications(page)).toEqual([{ title: message.title, body: message.body }]);
  await pressNotification(page, 'share');
  await expect(page).toHaveURL(/\/home\?video=.*begin=share/);
  const details = page.getByRole('dialog', { name: 'Video' });
  await expect(details).toBeVisible();
  // A page that was too busy to answer the worker is navigated by it as well, perhaps just now.
  await expect(async () => expect(await notifications(page)).toEqual([])).toPass();

  // In sight of its list, the news is a toast.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/home$/);
  await page.bringToFront();
  await push(message);
  await expect(page.getByRole('status').getByText(message.title)).toBeVisible();
  // Nothing is left to tap for.
  await expect(page.getByText(message.body)).toHaveCount(0);
  expect(await notifications(page)).toEqual([]);

  // Nothing is shown to whoever has the phone after its owner signed out.
  await push({ ...message, user_id: 'somebody-else' });
  await untilShown('kilas');
  expect(await notifications(page)).toEqual([{ title: 'Kilas', body: 'Ada kabar baru untukmu.' }]);
});
