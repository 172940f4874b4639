/** The list of articles can be paged through, forwards and back, with the app and without JavaScript. */
import { BLOG_PAGE_SIZE } from '../../src/features/articles/searchParams.ts';
import { ownWord, publishArticle } from '../support/browser/articles.ts';
import { expect, test } from '../support/browser/test.ts';

for (const [how, javaScriptEnabled] of [
  ['by the app', true],
  ['without JavaScript', false],
] as const)
  test.describe(how, () => {
    test.use({ javaScriptEnabled });
    test('the list can be paged through, forwards and back', async ({ page }) => {
      const own = ownWord();
      const tag = `berseri ${own}`;
      const titles = Array.from({ length: BLOG_PAGE_SIZE + 1 }, (_, number) => `Seri ${own}, bagian ${number}`);
      for (const title of titles) await publishArticle(title, { tags: [tag] });
      const newestFirst = titles.toReversed();
      const expectTitles = (expected: string[]) =>
        expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(expected);
      await page.goto(`/blog?tag=${encodeURIComponent(tag)}`);
      await expectTitles(newestFirst.slice(0, BLOG_PAGE_SIZE));
      await expect(page.getByRole('link', { name: 'Lebih baru' })).toHaveCount(0);
      await expect(page.getByText('Halaman 1 dari 2')).toBeVisible();
      await page.getByRole('link', { name: 'Lebih lama' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expectTitles(newestFirst.slice(BLOG_PAGE_SIZE));
      await expect(page.getByText('Halaman 2 dari 2')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Lebih lama' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Lebih baru' }).click();
      await expect(page).not.toHaveURL(/page=/);
      await expectTitles(newestFirst.slice(0, BLOG_PAGE_SIZE));
      await page.goto(`/blog?tag=${encodeURIComponent(tag)}&page=9`);
      await expect(page.getByText('Halaman ini kosong')).toBeVisible();
      await page.getByRole('link', { name: 'Ke halaman terakhir' }).click();
      await expectTitles(newestFirst.slice(BLOG_PAGE_SIZE));
    });
  });
