/** No public page moves when its font comes late, however wide its texts are in the device's own. */
import { publishArticle, uploadPicture } from '../support/browser/articles.ts';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { makeImages, shareItem } from '../support/browser/generation.ts';
import { layoutShifts, watchLayoutShifts } from '../support/browser/layoutShifts.ts';
import { verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

// The headless shell measures the device's own fonts differently.
test.use(wholeBrowser);

/**
 * One word on a centred line is three or four pixels narrower in the device's font, which counts or not by a fraction
 * of a pixel and by what else is being painted: 0.000006 to 0.00002. A line that wraps elsewhere moves all below it.
 */
const SEEN = 0.0001;

const WIDTHS = [
  [360, 'id'],
  [390, 'en'],
  [1280, 'id'],
] as const;

test('nothing moves when the font comes late', async ({ browser }) => {
  test.slow();
  const { slug } = await publishArticle('Segala yang perlu kamu tahu sebelum klip pertamamu', {
    excerpt:
      'Ringkasan yang cukup panjang untuk beberapa baris di ponsel kecil, dengan kata-kata yang lebar dan sempit.',
    cover_id: await uploadPicture(),
    cover_alt: 'Laut',
    tags: ['panduan', 'ide konten', 'UMKM'],
  });
  const { tokens } = await verifiedPerson();
  const [image] = await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  const link = await shareItem(tokens.access_token, image!);
  const paths = [
    '/',
    '/blog',
    '/blog?search=ringkasan',
    `/blog/${slug}`,
    // These two exist in both languages.
    '/blog/cara-menulis-prompt',
    '/blog/how-to-write-a-prompt',
    '/blog/tidak-ada',
    '/privacy-policy',
    '/terms-of-service',
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    `/s/${link.token}`,
  ];
  const moved: string[] = [];
  // Each page at one of the three, and pages of one kind, which are neighbours here, at different ones.
  for (const [place, [width, language]] of WIDTHS.entries())
    for (const path of paths
      .filter((_, index) => index % WIDTHS.length === place)
      .map((each) => `${each}${each.includes('?') ? '&' : '?'}language=${language}`)) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.woff2$/, async (route) => {
        await released;
        await route.continue();
      });
      await watchLayoutShifts(page);
      const twoFrames = () =>
        page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading').first()).toBeVisible();
      await twoFrames();
      release();
      await page.evaluate(() => document.fonts.ready);
      await twoFrames();
      const shifts = (await layoutShifts(page)).filter((shift) => Number.parseFloat(shift) >= SEEN);
      moved.push(...shifts.map((shift) => `${path} at ${width}: ${shift}`));
      await page.close();
    }
  expect(moved).toEqual([]);
});
