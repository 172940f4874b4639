import { expect, test } from 'vitest';
import { createTurns } from '../../../../../server/platform/http/turns.ts';

test('refuses who has too many waiting, and nobody else', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 2 });
  let end = () => {};
  const first = turns.take('ani', () => new Promise<string>((resolve) => (end = () => resolve('first'))));
  const waiting = [turns.take('ani', async () => 'second'), turns.take('ani', async () => 'third')];
  await expect(turns.take('ani', async () => 'fourth')).rejects.toMatchObject({
    code: 'rate_limited',
    extra: { retry_after: 2 },
  });
  expect(await turns.take('budi', async () => 'other')).toBe('other');
  end();
  expect(await Promise.all([first, ...waiting])).toEqual(['first', 'second', 'third']);
  expect(await turns.take('ani', async () => 'later')).toBe('later');
});
