/** The page itself makes the generator's first calls before the app is there, each once. */
import { EARLY_CALLS } from '../../build/firstVisit.ts';
import { expect, signIn, test } from './fixtures.ts';

test('the page itself makes the generator’s first calls, each once, and the app gets the answers', async ({
  site,
  profile,
}) => {
  const context = await profile.open({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, site, site.api.addAccount('Rani', []));
  await expect(page.getByRole('heading', { name: '120 koin siap kamu pakai' })).toBeVisible();
  // Leaves the first page, so that its remaining calls are not counted.
  await page.goto('about:blank');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api-lens/')) asked.push(request.url().slice(site.url.length));
  });
  // Once the live channel is open the lists are asked again, for what happened before it.
  await page.route('**/api-lens/events', () => undefined);
  await page.goto(`${site.url}/generate/text-to-video`);
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Klip pertamamu tinggal satu kalimat lagi' })).toBeVisible();

  for (const address of EARLY_CALLS['/generate/*'] ?? []) {
    const [path = ''] = address.split('?');
    expect(
      asked.filter((call) => call.split('?')[0] === path),
      path,
    ).toEqual([address]);
  }
});
