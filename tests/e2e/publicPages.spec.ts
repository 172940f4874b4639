/**
 * Public pages are complete without scripts, in both languages, and tell search engines what they are. The app takes
 * them over without moving anything, and what was pressed or sent before takes effect once. A shared work is shown
 * until its link is off.
 */
import { wholeBrowser } from '../support/browser/browsers.ts';
import { makeImages, shareItem } from '../support/browser/generation.ts';
import { adminTokens } from '../support/browser/articles.ts';
import { callAs } from '../support/browser/callAs.ts';
import { codeOf, readMail } from '../support/browser/mailbox.ts';
import { newPerson, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { fillLogin, signUp } from '../support/browser/steps.ts';
import { markupFaults } from '../support/browser/markup.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';
import { layoutShifts, watchLayoutShifts } from '../support/browser/layoutShifts.ts';

// The headless shell does not show a page whose scripts are held back.
test.use(wholeBrowser);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page shows real results, the event, prices and answers', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Satu kalimat jadi video');
    await expect(page.getByRole('heading', { name: 'Lomba berhadiah untuk kreator video AI' })).toBeVisible();
    await expect(page.locator('#event')).toContainText('Rp 25.000.000');
    await expect(page.getByRole('row', { name: /^5\.000/ })).toContainText('Rp 415.000');
    await page.getByText('Bagaimana kalau gagal?').click();
    await expect(page.getByText('Koin yang ditahan kembali sendiri')).toBeVisible();
  });

  test('every public page has its words, title and card in the language of its address', async ({ page }) => {
    for (const [path, indonesian, english] of [
      ['/', 'Satu kalimat jadi video', 'One sentence becomes a video'],
      ['/privacy-policy', 'Kebijakan privasi', 'Privacy policy'],
      ['/terms-of-service', 'Ketentuan layanan', 'Terms of service'],
      ['/auth/login', 'Halo lagi', 'Welcome back'],
      ['/auth/register', 'Buat akunmu', 'Create your account'],
      ['/auth/forgot-password', 'Lupa kata sandi?', 'Forgot your password?'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toHaveText(indonesian);
      await expect(page.locator('html')).toHaveAttribute('lang', 'id');
      await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
      await page.goto(`${path}?language=en`);
      await expect(page.locator('h1'), path).toHaveText(english);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });

  test('links of an English page lead to English pages, and every page to the other language', async ({ page }) => {
    const articles = page.getByRole('link', { name: 'All articles' });
    // A server that has just started for the first time publishes its first articles a little later.
    await expect(async () => {
      await page.goto('/?language=en');
      await expect(articles).toBeVisible({ timeout: 1000 });
    }).toPass();
    await articles.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: 'Terms of service' }).click();
    await expect(page.locator('h1')).toHaveText('Terms of service');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.locator('h1')).toHaveText('Welcome back');
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page.locator('h1')).toHaveText('Halo lagi');
    await expect(page.locator('a[href*="language=en"]')).toHaveCount(1);
  });

  test('a form that knows where to go afterwards is complete, and all its links pass that on', async ({ page }) => {
    const next = '/generate?mode=text-to-image&prompt=Kain sutra biru';
    const carriesOn = (language?: string) => {
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('next')).toBe(next);
      if (language) expect(searchParams.get('language')).toBe(language);
    };
    await page.goto(`/auth/login?next=${encodeURIComponent(next)}`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.getByRole('link', { name: 'Daftar' }).click();
    await expect(page.locator('h1')).toHaveText('Buat akunmu');
    carriesOn();
    await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
    await expect(page.locator('h1')).toHaveText('Halo lagi');
    carriesOn();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.locator('h1')).toHaveText('Forgot your password?');
    carriesOn('en');
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.locator('h1')).toHaveText('Welcome back');
    carriesOn('en');
    // Playwright's text locators skip what only visitors without scripts see.
    await page.goto('/generate');
    await expect(page.getByRole('paragraph').getByRole('link', { name: 'Beranda' })).toBeVisible();
    // It never leads to another site.
    await page.goto('/auth/login?next=//evil.example/');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.locator('a[href*=evil]')).toHaveCount(0);
  });

  for (const [link, token] of [
    ['was never made', 'a'.repeat(22)],
    ['was cut short', 'a'.repeat(9)],
  ])
    test(`a link that ${link} opens a page that says so, with status 404`, async ({ page }) => {
      const answer = await page.goto(`/s/${token}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Tautan ini sudah berakhir' })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
});

test('the app takes over what the server drew, without asking again or moving anything', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api-lens/site') && calls.push(request.url()));
  await watchLayoutShifts(page);
  await page.goto('/?language=en');
  await page.mouse.move(10, 10);
  await page.locator('#root:not([data-prerendered])').waitFor();
  await expect(page.locator('#event')).toBeVisible();
  expect(calls).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  await page.getByRole('button', { name: /Raja Ampat/ }).click();
  await expect(page.getByText('“Raja Ampat archipelago')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('somebody who only reads gets the app after a while; a button pressed before takes effect then', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: /Raja Ampat/ }).click();
  await expect(page.getByText('“kepulauan Raja Ampat')).toHaveCount(0);
  release();
  await expect(page.getByText('“kepulauan Raja Ampat')).toBeVisible();
  await page.goto('/terms-of-service');
  await page.locator('#root:not([data-prerendered])').waitFor();
});

test('a form submitted before the app took over its page is sent once, with what was typed', async ({ page }) => {
  const { email, password } = await verifiedPerson();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.goto('/auth/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  release();
  await expect(page).toHaveURL(/\/home/);
  expect(sent.filter((path) => path.includes('/auth/'))).toEqual(['/api-lens/auth/login']);
});

test('signing up from a shared work, before the app is there and by way of the other form, ends at the generator', async ({
  page,
}) => {
  test.slow();
  const owner = await verifiedPerson();
  const [image] = await makeImages(owner.tokens.access_token, { prompt: 'Kain sutra biru' });
  const link = await shareItem(owner.tokens.access_token, image!);
  const person = newPerson();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/s/${link.token}`);
  await page.getByRole('link', { name: 'Buat seperti ini' }).click();
  await expect(page.locator('h1')).toHaveText('Buat akunmu');
  await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await expect(page.locator('h1')).toHaveText('Halo lagi');
  await page.getByRole('link', { name: 'Daftar' }).click();
  await expect(page.locator('h1')).toHaveText('Buat akunmu');
  release();
  await signUp(page, person);
  await page.getByLabel('Kode').fill(codeOf(await readMail(person.email)));
  await page.waitForURL(({ pathname }) => pathname.startsWith('/generate'));
  await expect(page.getByRole('textbox', { name: 'Apa yang tampak di gambarnya?' })).toHaveValue('Kain sutra biru');
});

test('anyone with its link sees a work and gets where they meant to go; once it is off, nobody does', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await verifiedPerson();
  await makeImages(owner.tokens.access_token, { prompt: 'Kain sutra biru' });
  await startSignedIn(page, owner.tokens);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Gambar: Kain sutra biru' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aksi lain' }).click();
  await page.getByRole('button', { name: 'Tautan publik' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tautan publik' });
  await sheet.getByRole('switch', { name: /Siapa pun yang punya tautannya/ }).click();
  const url = await sheet.getByRole('textbox', { name: 'Tautan publik' }).inputValue();
  await sheet.getByRole('switch', { name: 'Tampilkan juga prompt-nya' }).click();
  await expect(sheet.getByRole('switch', { name: 'Tampilkan juga prompt-nya' })).toBeEnabled();

  await test.step('the message about copying appears above the sheet, not over its footer', async () => {
    await sheet.getByRole('button', { name: 'Salin' }).click();
    const toast = page.locator('[data-toast]');
    const title = sheet.getByRole('heading');
    await expect(toast).toBeVisible();
    const overlap = async () => {
      const [above, below] = [await toast.boundingBox(), await title.boundingBox()];
      return above && below ? above.y + above.height - below.y : NaN;
    };
    await expect.poll(overlap).toBeLessThan(0);
  });

  // No worker: it would show its own copy while a busy server lets it wait.
  const visitor = await (await browser.newContext({ locale: 'id-ID', serviceWorkers: 'block' })).newPage();
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.emulateMedia({ colorScheme });
    for (const address of [`${url}?language=en`, url]) {
      const answer = await visitor.goto(address);
      // The frame takes the shape of the work, in a style that the policy names by its hash.
      const faults = await markupFaults((await answer?.text()) ?? '', address);
      expect(faults.filter((fault) => !fault.includes('no-inline-style'))).toEqual([]);
      await expectAccessible(visitor);
    }
  }
  await expect(visitor.getByText('Kain sutra biru')).toBeVisible();

  await test.step('messengers find an address and a JPEG that is large enough', async () => {
    const told = (name: string) => visitor.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await told('og:url')).toBe(url);
    const picture = await visitor.request.get((await told('og:image'))!);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    for (const side of ['og:image:width', 'og:image:height'])
      expect(Number(await told(side))).toBeGreaterThanOrEqual(300);
  });

  await test.step('a report reaches the admins', async () => {
    await visitor.getByRole('button', { name: 'Laporkan' }).click();
    await visitor.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(visitor.getByRole('alert').filter({ hasText: 'Pilih dulu masalahnya' })).toBeVisible();
    const reasons = visitor.getByRole('dialog').getByRole('radio');
    await expect(reasons.first()).toBeFocused();
    // A label of two lines leaves its circle round.
    expect(await reasons.evaluateAll((circles) => circles.map((circle) => circle.clientWidth))).toEqual(
      Array(6).fill(16),
    );
    await visitor.getByRole('radio', { name: /karya atau merek/ }).check();
    await visitor.getByRole('dialog').getByRole('textbox').fill('Danau ini foto saya');
    await visitor.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(visitor.getByText('Terima kasih')).toBeVisible();
    const { data } = await callAs<{ data: { note: string; path: string; reason: string }[] }>(
      (await adminTokens()).access_token,
      'GET',
      '/dashboard/reports?state=open',
    );
    expect(data.filter(({ path }) => url.endsWith(path)).map(({ note, reason }) => [reason, note])).toEqual([
      ['rights', 'Danau ini foto saya'],
    ]);
  });

  await visitor.getByRole('link', { name: 'Buat seperti ini' }).click();
  await expect(visitor.locator('h1')).toHaveText('Buat akunmu');
  await visitor.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await fillLogin(visitor, await verifiedPerson());
  await visitor.waitForURL(({ pathname }) => pathname.startsWith('/generate'));
  await expect(visitor.getByRole('textbox', { name: 'Apa yang tampak di gambarnya?' })).toHaveValue('Kain sutra biru');

  await sheet.getByRole('switch', { name: /Siapa pun yang punya tautannya/ }).click();
  await expect(sheet.getByRole('textbox')).toBeHidden();
  // Hidden when it is switched off, enabled once the server has done so.
  await expect(sheet.getByRole('switch')).toBeEnabled();
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { name: 'Tautan ini sudah berakhir' })).toBeVisible();
  await visitor.close();
});
