/**
 * A photo or text shared from the phone lands in the composer, also without a network, and signed out it waits for the
 * sign-in.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { withWorker } from '../support/browser/browsers.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { fillLogin } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

test.use(withWorker);

/** Opens a page of the installed app whose worker answers already. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

const photo = async () => ({
  name: 'pantai.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 120, height: 160, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
});

/** Posts what the share sheet posts: the manifest's form, in a navigation that leaves the current page. */
async function share(page: Page, fields: { photo?: Awaited<ReturnType<typeof photo>>; text?: string }): Promise<void> {
  await page.evaluate((text) => {
    const form = Object.assign(document.createElement('form'), {
      id: 'share-sheet',
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
    });
    form.innerHTML = '<input type="file" name="photo"><textarea name="text"></textarea>';
    form.querySelector('textarea')!.value = text;
    document.body.append(form);
  }, fields.text ?? '');
  if (fields.photo) await page.locator('#share-sheet input').setInputFiles(fields.photo);
  else await page.locator('#share-sheet input').evaluate((input) => input.remove());
  await page.locator('#share-sheet').evaluate((form: HTMLFormElement) => form.submit());
}

/**
 * Opens the manifest's address for files as the system does, with this picture in the launch queue; returns that
 * address.
 */
async function launchWith(page: Page, { buffer }: Awaited<ReturnType<typeof photo>>): Promise<string> {
  await page.addInitScript(
    (bytes) => {
      const picture = new File([Uint8Array.from(bytes)], 'pantai.jpg', { type: 'image/jpeg' });
      const launch = { files: [{ getFile: async () => picture }] };
      // Each launch is handed out once, to the page that it opened.
      const waiting = sessionStorage.getItem('launched') ? [] : [launch];
      sessionStorage.setItem('launched', 'yes');
      const setConsumer = (consume: (one: typeof launch) => void) =>
        setTimeout(() => waiting.splice(0).forEach((each) => consume(each)));
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    },
    [...buffer],
  );
  const { file_handlers: handlers } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    file_handlers: { action: string }[];
  };
  const address = handlers[0]?.action ?? '';
  await page.goto(address);
  return address;
}

/** One picture, by the button that opens it, or by the pile of them in the collapsed composer. */
const attached = (page: Page) =>
  page.getByRole('button', { name: /^Gambar 1 dari 1: lihat atau ubah$|^Gambarmu: buka$/ });

test('a photo from the gallery opens image to video, signed out and without a network while it is shared', async ({
  page,
  context,
}) => {
  const person = await verifiedPerson();
  await openWithWorker(page, '/auth/login');
  await context.setOffline(true);
  await share(page, { photo: await photo() });
  // Nobody is signed in, so the app leads on from there.
  await page.waitForURL((address) => address.pathname === '/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kilas.destination'))).toContain('source=share');
  await context.setOffline(false);
  await page.goto('/auth/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/generate\/image-to-video/);
  await expect(attached(page)).toHaveCount(1);
  await page.reload();
  await expect(attached(page)).toHaveCount(1);
});

test('a photo that is opened with the installed app is in the composer, without any complaint', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await launchWith(page, await photo());
  await expect(attached(page)).toHaveCount(1);
  await expect(page.getByText('Gambar ini tidak bisa dibaca', { exact: false })).toHaveCount(0);
});

test('opened by a guest, it waits for the sign-in, also when that leaves the page', async ({ page }) => {
  const person = await verifiedPerson();
  await launchWith(page, await photo());
  await page.waitForURL((address) => address.pathname === '/');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('kilas.device');
            opening.onsuccess = () => {
              const database = opening.result;
              database.onversionchange = () => database.close();
              if (!database.objectStoreNames.contains('device')) return resolve(false);
              const reading = database.transaction('device').objectStore('device').get('shared');
              reading.onsuccess = () => {
                database.close();
                resolve(reading.result?.picture instanceof Blob);
              };
            };
          }),
      ),
    )
    .toBe(true);
  await page.goto('/auth/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/generate\/image-to-video/);
  await expect(attached(page)).toHaveCount(1);
});

test('a photo or a text that is shared without a network is in the composer, and replaces no draft for good', async ({
  page,
  context,
}) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await openWithWorker(page, '/generate/image-to-video');
  await context.setOffline(true);
  await share(page, { photo: await photo() });
  await expect(page).toHaveURL(/\/generate\/image-to-video$/);
  await expect(attached(page)).toHaveCount(1);
  await share(page, { text: 'Ombak memecah di karang saat senja' });
  await expect(page).toHaveURL(/\/generate\/text-to-video/);
  await expect(page.getByRole('textbox')).toHaveValue('Ombak memecah di karang saat senja');
});
