/**
 * The one push that no stand-in decrypts: Firefox subscribes with the server's key at a push service, the built product
 * sends, and Firefox reads the message and shows the notification. All other tests decrypt for themselves.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFirefoxPushService } from '../support/firefoxPushService.ts';
import { firstPassword, freePort, type ProductProcess, startProduct } from '../support/productProcess.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { removeFolder } from '../support/removeFolder.ts';

const DELIVERED = 100;

let folder: string;
let service: Awaited<ReturnType<typeof startFirefoxPushService>>;
let product: ProductProcess;
let firefox: Browser;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kilas-firefox-'));
  service = await startFirefoxPushService();
  product = await startProduct({
    dataDirectory: path.join(folder, 'data'),
    port: await freePort(),
    main: path.join(import.meta.dirname, '../../dist/server/main.mjs'),
    env: { PUSH_ORIGINS: service.origin },
  });
  firefox = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH!,
    defaultViewport: { width: 1280, height: 800 },
    userDataDir: path.join(folder, 'profile'),
    extraPrefsFirefox: {
      'intl.accept_languages': 'id',
      // Browsers under automation have much switched off, push included.
      'remote.prefs.recommended': false,
      'dom.push.serverURL': service.address,
      'dom.push.connection.enabled': true,
      'dom.push.testing.allowInsecureServerURL': true,
      'permissions.default.desktop-notification': 1,
      // There is no desktop here to show it on; without this Firefox refuses the message.
      'alerts.useSystemBackend': false,
    },
  });
});
afterAll(async () => {
  await firefox?.close();
  await product?.stop();
  await service?.close();
  await removeFolder(folder);
});

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
const isOn = (page: Page, label: string) =>
  page
    .locator(switchOf(label))
    .map((input) => (input as HTMLInputElement).checked)
    .wait();
const switchOf = (label: string) => `::-p-xpath(//label[contains(., "${label}")]//input)`;

test('Firefox subscribes, decrypts and shows what the server pushes, and nothing reaches it once it is switched off', async () => {
  const page = await firefox.newPage();
  const { email, password } = firstPassword(product.output(), 'user');
  await page.goto(`${product.url}/auth/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.locator('::-p-xpath(//header//button[@aria-label="Profil dan pengaturan"])').click();
  await page.locator(switchOf('Di perangkat ini')).click();
  await waitUntil('the subscription', () => isOn(page, 'Di perangkat ini'));
  expect(service.channels.size).toBe(1);

  await page.locator('::-p-xpath(//button[contains(., "Kirim notifikasi percobaan")])').click();
  await waitUntil('Firefox read the message', async () => service.deliveries()[0]?.code !== undefined);
  expect(service.deliveries()).toEqual([
    {
      channelId: [...service.channels.keys()][0],
      code: DELIVERED,
      vapid: expect.objectContaining({ aud: service.origin }),
    },
  ]);
  await waitUntil('the notification', async () => (await shown(page)).length > 0);
  expect(await shown(page)).toEqual([
    { title: 'Notifikasi Kilas aktif', body: 'Begini nanti kabar dari Kilas muncul di perangkat ini.' },
  ]);

  await page.locator(switchOf('Di perangkat ini')).click();
  await waitUntil('the end of the subscription', async () => service.channels.size === 0);
  await waitUntil('the switch', async () => !(await isOn(page, 'Di perangkat ini')));
});
