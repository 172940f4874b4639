/** In a batch of done, failed and cancelled items, the button repeats only the failed ones, at the price on it. */
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';
import { makeTask } from '../support/tasks.ts';
import type { Task } from '../../contract/generation.ts';

const BATCH = '0190d1a0-0000-7000-8000-0000000000b1';

function item(number: number, changes: Partial<Task>): Task {
  return makeTask({
    id: `0190d1a0-0000-7000-8000-00000000000${number}`,
    batch_id: BATCH,
    kind: 'image',
    mode: 'text-to-image',
    prompt: 'Kain sutra biru',
    model: { id: 'kilas-studio-image', label: 'Kilas Studio', is_local: true },
    settings: { ...makeTask().settings, resolution: '1K', duration_seconds: null },
    ...changes,
  });
}

test('a mixed batch: only what failed is repeated; what was cancelled and what cannot work stay as they are', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  const back = { held: 0, charged: 0, returned: 3 };
  const failed = (number: number, code: string) =>
    item(number, { status: 'failed', failure: { code, message: 'x' }, credits: back });
  const items = [
    failed(1, 'generation_failed'),
    failed(2, 'generation_cancelled'),
    failed(3, 'generation_timed_out'),
    // Trying again changes nothing here.
    failed(4, 'object_not_found'),
  ];
  await page.route(/\/api-lens\/(images|library)\/\?/, (route) =>
    route.fulfill({ json: { data: items, page: 1, page_size: 20, total: items.length } }),
  );
  await page.route(/\/images\/task\//, (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    return route.fulfill({ json: { data: items.find((task) => task.id === id) } });
  });
  const asked: string[] = [];
  await page.route(`**/library/batches/${BATCH}/retry?*`, (route) => {
    asked.push(new URL(route.request().url()).search);
    for (const index of [0, 2])
      items[index] = item(index + 1, {
        status: 'pending',
        revision: 2,
        credits: { held: 3, charged: 0, returned: 3 },
        deadline_at: '2099-01-01T00:00:00.000Z',
      });
    return route.fulfill({
      status: 202,
      json: { data: { batch_id: BATCH, items: [items[0], items[2]], balance: 194 } },
    });
  });
  await page.goto('/generate/text-to-image');
  const cards = page.getByRole('article', { name: 'Kain sutra biru' });
  await expect(cards).toHaveCount(4);
  await page.getByRole('button', { name: 'Buat lagi 2 yang gagal · 6 koin' }).click();
  for (const [index, status] of ['pending', 'failed', 'pending', 'failed'].entries())
    await expect(cards.nth(index)).toHaveAttribute('data-status', status);
  // Those that run do not say that their coins came back; the others still do.
  for (const index of [0, 2]) await expect(cards.nth(index)).not.toContainText('sudah kembali');
  for (const index of [1, 3]) await expect(cards.nth(index)).toContainText('3 koin sudah kembali ke saldomu.');
  await expect(page.getByRole('button', { name: /yang gagal/ })).toHaveCount(0);
  expect(asked).toEqual(['?max_coins=6']);
});
