import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

const PUBLIC = ['/', '/auth/login', '/auth/register', '/privacy-policy', '/terms-of-service'];
const MEMBERS = [
  '/home', '/generate', '/generate/text-to-image', '/history', '/top-up', '/redeem-voucher', '/payments/history', '/activity', '/template', '/template/create',
];

test.use({ viewport: { width: 360, height: 800 } });

test('nothing is wider than the smallest phone', async ({ page }) => {
  test.setTimeout(120_000);
  const { tokens } = await verifiedPerson();
  const expectFit = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  };
  for (const path of PUBLIC) await expectFit(path);
  await startSignedIn(page, tokens);
  for (const path of MEMBERS) await expectFit(path);
});
