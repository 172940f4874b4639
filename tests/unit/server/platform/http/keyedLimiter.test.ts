/** An account with too many waiting requests is told when to try again; nobody else is affected. */
import { expect, test } from 'vitest';
import { createKeyedLimiter } from '../../../../../server/platform/http/keyedLimiter.ts';

test('refuses who has too many waiting, and nobody else', async () => {
  const turns = createKeyedLimiter({ atOnce: 1, mostWaiting: 2 });
  let end = () => {};
  const first = turns.run('ani', () => new Promise<string>((resolve) => (end = () => resolve('first'))));
  const waiting = [turns.run('ani', async () => 'second'), turns.run('ani', async () => 'third')];
  await expect(turns.run('ani', async () => 'fourth')).rejects.toMatchObject({
    code: 'rate_limited',
    extra: { retry_after: 2 },
  });
  expect(await turns.run('budi', async () => 'other')).toBe('other');
  end();
  expect(await Promise.all([first, ...waiting])).toEqual(['first', 'second', 'third']);
  expect(await turns.run('ani', async () => 'later')).toBe('later');
});
