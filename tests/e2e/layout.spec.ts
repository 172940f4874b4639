/**
 * Nothing is wider than the smallest phone, switches are large enough for a thumb, the focus is never behind header or
 * dock, and one's own work is in the first screen.
 */
import type { Page } from '@playwright/test';
import { DASHBOARD_SCREENS, signInAdmin } from '../support/browser/admin.ts';
import { publishArticle } from '../support/browser/articles.ts';
import { expandComposer, makeImages, shareItem } from '../support/browser/generation.ts';
import { makeTopup } from '../support/browser/money.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

const PUBLIC = [
  '/',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/blog',
  '/blog?search=tidak-ada',
  '/privacy-policy',
  '/terms-of-service',
  '/s/tidak-ada',
];
const SIGNED_IN = [
  '/home',
  '/generate',
  '/generate/text-to-image',
  '/history',
  '/top-up',
  '/redeem-voucher',
  '/payments/history',
  '/activity',
  '/template',
  '/template/create',
];

/** Controls that are cut off at the sides or lie over another one of the same layer, and a page that is too wide. */
function findMisfits(): string[] {
  const isScrolled = (element: Element) => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  // Such as the eye in a password's field.
  const isPartOf = (button: DOMRect, field: Element) =>
    field.matches('input') &&
    button.left >= field.getBoundingClientRect().left &&
    button.right <= field.getBoundingClientRect().right;
  const nameOf = (element: Element) => `${element.tagName} “${element.ariaLabel ?? element.textContent.trim()}”`;
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, label')]
    .filter((element) => element.checkVisibility() && !element.matches('.sr-only, [href="#main"]'))
    .map((element) => ({ element, box: element.getBoundingClientRect(), layer: layerOf(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const cut = controls.filter(
    ({ element, box }) =>
      (box.left < -1 || box.right > document.documentElement.clientWidth + 1) && !isScrolled(element),
  );
  const overlaps = controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(
        (other) =>
          one.layer === other.layer &&
          !one.element.contains(other.element) &&
          !(other.element.matches('button') && isPartOf(other.box, one.element)) &&
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2 &&
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 2,
      )
      .map((other) => `${nameOf(one.element)} and ${nameOf(other.element)}`),
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []),
    ...cut.map(({ element }) => `cut off: ${nameOf(element)}`),
    ...overlaps,
  ];
}

test.use({ viewport: { width: 360, height: 800 } });

test('nothing is wider than the smallest phone', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const expectFit = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  };
  for (const path of PUBLIC) await expectFit(path);
  await startSignedIn(page, tokens);
  for (const path of SIGNED_IN) await expectFit(path);
});

test.describe('a phone zoomed to 200 % shows every control whole and none over another', () => {
  test.use({ viewport: { width: 195, height: 422 } });

  async function expectWhole(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeAttached();
    // A public page gets its app when somebody touches it.
    await page.mouse.move(5, 5);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(findMisfits), path).toEqual([]);
  }

  for (const language of ['id', 'en'] as const)
    test(`for guests: ${language}`, async ({ page }) => {
      test.slow();
      const { tokens } = await verifiedPerson();
      const [item] = await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
      const { url } = await shareItem(tokens.access_token, item!);
      const { slug } = await publishArticle('Pertanggungjawaban');
      await speak(page, language);
      for (const path of [...PUBLIC, `/blog/${slug}`, new URL(url).pathname]) await expectWhole(page, path);
    });

  test('for creators', async ({ page }) => {
    test.slow();
    const { tokens } = await verifiedPerson();
    await makeImages(tokens.access_token, { prompt: 'Kain sutra biru', count: 2 });
    const { reference_id: reference } = await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
    await startSignedIn(page, tokens);
    for (const path of [...SIGNED_IN, '/order?package_id=coins-250', `/payments/detail/${reference}`]) {
      await expectWhole(page, path);
      if (!path.startsWith('/generate')) continue;
      await expandComposer(page);
      await expect.poll(() => page.evaluate(findMisfits), `${path}, expanded`).toEqual([]);
    }
  });

  for (const language of ['id', 'en'] as const)
    test(`for admins: ${language}`, async ({ page }) => {
      test.slow();
      const { id, tokens } = await verifiedPerson();
      const [item] = await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
      const { topup_id: payment } = await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
      await speak(page, language);
      await startSignedIn(page, await signInAdmin());
      for (const screen of [...DASHBOARD_SCREENS, `users/${id}`, `content/${item!.id}`, `money/${payment}`])
        await expectWhole(page, `/admin/${screen}`);
    });
});

test('no choice of the dashboard is cut off on a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await startSignedIn(page, await signInAdmin());
  for (const screen of ['dashboard', 'content', 'reports', 'money', 'prices']) {
    await page.goto(`/admin/${screen}`);
    const choices = page.locator('main [role=radiogroup]').first();
    await expect(choices).toBeVisible();
    expect(await choices.evaluate((group) => group.scrollWidth - group.clientWidth), screen).toBe(0);
  }
});

test('the price of a template stays beside its settings on a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSignedIn(page, (await verifiedPerson()).tokens);
  await page.goto('/template');
  const cards = page.getByRole('list', { name: 'Dari Kilas' }).getByRole('button');
  await expect(cards.last().getByText(/koin$/)).toBeAttached();
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => card.lastElementChild!.lastElementChild!.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThan(30);
});

for (const [language, clear] of [
  ['id', 'Mulai baru'],
  ['en', 'Start fresh'],
] as const)
  test(`the tools under a prompt stay in one row on a phone of 320 px: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await startSignedIn(page, (await verifiedPerson()).tokens);
    await speak(page, language);
    await page.goto('/generate/text-to-image');
    await page.getByRole('textbox').fill('Kucing di sofa');
    const tools = page.getByRole('button', { name: clear }).locator('xpath=..').locator('> a, > button');
    await expect(tools).toHaveCount(4);
    const tops = await tools.evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

test('the number of an invoice is beside its status on a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { tokens } = await verifiedPerson();
  await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
  await startSignedIn(page, tokens);
  await page.goto('/payments/history');
  const number = page.getByText(/^KLS-/);
  await expect(number).toBeVisible();
  expect(await number.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test('a button that says what it needs offline stays on a phone of 320 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { tokens } = await verifiedPerson();
  const { reference_id: reference } = await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
  await startSignedIn(page, tokens);
  await speak(page, 'en');
  await page.goto(`/payments/detail/${reference}`);
  await expect(page.getByRole('button', { name: 'Simulate payment' })).toBeVisible();
  await context.setOffline(true);
  const buttons = page.getByRole('button', { name: /Offline: needs a connection$/ });
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all())
    expect(await button.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(320 - 16);
});

test('a choice of five stays in one row', async ({ page }) => {
  await startSignedIn(page, await signInAdmin());
  for (const path of ['/admin/dashboard', '/admin/money', '/admin/content']) {
    await page.goto(path);
    const choices = page.locator('main [role=radiogroup]').first().locator('label');
    await expect(choices).toHaveCount(5);
    const tops = await choices.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
    expect(new Set(tops).size, path).toBe(1);
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`nothing moves when the network goes, and what is said of it is whole, ${width} px wide`, async ({
    page,
    context,
  }) => {
    const { tokens } = await verifiedPerson();
    await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
    await startSignedIn(page, tokens);
    await page.setViewportSize({ width, height });
    const places = () =>
      page
        .locator('main :is(h1, h2, article, li)')
        .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));
    for (const [path, content] of [
      ['/generate/text-to-image', page.getByRole('article').first()],
      ['/home', page.getByRole('button', { name: 'Gambar: Kain sutra biru' })],
      ['/top-up', page.getByRole('link', { name: /^500 koin/ })],
    ] as const) {
      await page.goto(path);
      await expect(content).toBeVisible();
      const before = await places();
      await context.setOffline(true);
      const notice = page.locator('main').getByText('Kamu offline.').filter({ visible: true }).first();
      await expect(notice).toBeVisible();
      expect(await notice.evaluate((line) => line.scrollWidth - line.clientWidth), path).toBe(0);
      expect(await places(), path).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      await context.setOffline(false);
      await expect(page.getByText('Kamu offline.')).toHaveCount(0);
    }
  });

test('switches are large enough for a thumb', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  // The library has filters once there is something to filter.
  await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  await startSignedIn(page, tokens);
  for (const [path, labels] of [
    ['/generate/text-to-video', ['Video', 'Gambar']],
    ['/home', ['Semua', 'Video', 'Gambar']],
    ['/activity', ['Grafik']],
  ] as const) {
    await page.goto(path);
    if (path.startsWith('/generate')) await expandComposer(page);
    for (const label of labels) {
      const choice = page.locator('[role=radiogroup] label', { hasText: new RegExp(`^${label}$`) }).first();
      await choice.waitFor();
      const box = await choice.boundingBox();
      expect(box?.height, `${label} on ${path}`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('at 200 % zoom the keyboard’s focus is never behind header or dock', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Semua template' })).toBeVisible();
  const isBehindBars = () =>
    page.evaluate(() => {
      const focused = document.activeElement?.closest('main label, main a, main button, main input');
      if (!focused) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      const bars = [...document.querySelectorAll('header, nav')]
        .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
        .map((bar) => bar.getBoundingClientRect());
      return bars.some((bar) => top < bar.bottom - 1 && bottom > bar.top + 1);
    });
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen: (boolean | null)[] = [];
    for (let presses = 0; presses < 22; presses += 1) {
      await page.keyboard.press(key);
      seen.push(await isBehindBars());
    }
    expect(seen, key).toContain(false);
    expect(seen, key).not.toContain(true);
  }
});

test('on a low screen the header goes when one scrolls, on a higher one it stays', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Semua template' })).toBeVisible();
  const header = page.getByRole('banner');
  await page.setViewportSize({ width: 800, height: 360 });
  await page.mouse.wheel(0, 120);
  await expect(header).not.toBeInViewport();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(header).toBeInViewport();
});

test('the header fits every width, in the longer language too', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await page.addInitScript(() => localStorage.setItem('kilas.language', '"en"'));
  await startSignedIn(page, tokens);
  await page.goto('/redeem-voucher');
  await expect(page.getByRole('link', { name: /Credits: .*Top up/ })).toBeVisible();
  for (const width of [640, 768, 900, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    // The menu leads everywhere at every width; the row is the short way where it fits.
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: width >= 1024 });
  }
});

test('one’s own work is in the first screen, below a payment that waits', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await makeImages(tokens.access_token, { prompt: 'Kain sutra biru', count: 4 });
  await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
  await startSignedIn(page, tokens);
  const middleIsSeen = (item: Element) => {
    const { x, y, width, height } = item.getBoundingClientRect();
    return item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'Pembayaran yang menunggu' })).toBeVisible();
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Gambar: Kain sutra biru' }) });
    await expect(item).toHaveCount(4);
    await expect.poll(() => item.last().evaluate(middleIsSeen), `${size.width} px`).toBe(true);
  }
});

test('on a low screen a note above the results does not lie under the composer beside them', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await makeTopup(tokens.access_token, { method: 'virtual-account', channel: 'BCA_VIRTUAL_ACCOUNT' });
  await startSignedIn(page, tokens);
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/generate/text-to-video');
  const note = page
    .locator('main')
    .getByRole('link', { name: /Bayar|Lanjut/ })
    .first();
  await expect(note).toBeVisible();
  const text = page.getByRole('textbox');
  await text.fill('Sawah saat pagi');
  const [noteBox, textBox] = await Promise.all([note.boundingBox(), text.boundingBox()]);
  expect(textBox!.x + textBox!.width).toBeLessThan(noteBox!.x);
});

test('the ring around a focused row is whole, its round corners too', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
  await startSignedIn(page, tokens);
  for (const [path, row] of [
    ['/payments/history', page.getByRole('link', { name: /KLS-/ })],
    ['/order?package_id=coins-250', page.getByRole('radio', { name: 'QRIS' })],
  ] as const) {
    await page.goto(path);
    await row.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(row).toBeFocused();
    const ring = await row.evaluate((element) => {
      const ringed = element.closest('a, label')!;
      const frame = ringed.parentElement!.parentElement!;
      const { outlineStyle, outlineWidth, outlineOffset, borderTopLeftRadius } = getComputedStyle(ringed);
      return {
        outlineStyle,
        reach: parseFloat(outlineOffset) + parseFloat(outlineWidth),
        isRound: borderTopLeftRadius === getComputedStyle(frame).borderTopLeftRadius && borderTopLeftRadius !== '0px',
      };
    });
    expect(ring, path).toMatchObject({ outlineStyle: 'solid', isRound: true });
    expect(ring.reach, path).toBeLessThanOrEqual(0);
  }
});
