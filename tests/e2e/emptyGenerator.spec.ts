/**
 * Before the first result, a desk’s generator shows templates below its ideas; a phone has them in its dock. An empty home
 * shows them in rows.
 */
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

test('a desk shows templates below the ideas, each opens its own; a phone only the ideas', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  const ideas = page.getByRole('heading', { name: 'Klip pertamamu tinggal satu kalimat lagi' });
  const templates = page.getByRole('list', { name: 'Atau dari template' });
  await page.goto('/generate/text-to-video');
  await expect(ideas).toBeVisible();
  await expect(templates).toBeHidden();

  // A window that is made wider, or narrower, needs no reload.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(templates).toBeVisible();
  await page.setViewportSize({ width, height });
  await expect(templates).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(ideas).toBeVisible();
  await templates.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/template\?open=/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the templates of an empty home stand in rows, in reading order', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  const cards = page.getByRole('list', { name: 'Mulai dari salah satu ini' }).getByRole('button');
  await expect(cards).toHaveCount(8);
  const boxes = await cards.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, top, bottom } = button.getBoundingClientRect();
      return { left, top, bottom };
    }),
  );
  for (let at = 0; at < boxes.length; at += 2) {
    const [one, other] = [boxes[at]!, boxes[at + 1]!];
    expect(one.left).toBeLessThan(other.left);
    expect([one.top, one.bottom]).toEqual([other.top, other.bottom]);
  }
});
