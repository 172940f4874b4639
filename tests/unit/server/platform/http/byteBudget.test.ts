/** Bytes are taken as they come, first come, first served, and those who would wait for each other are let go. */
import { expect, it, vi } from 'vitest';
import { createByteBudget, type TakeBytes } from '../../../../../server/platform/http/byteBudget.ts';

/** A piece of work that takes bytes when told and ends when told. */
function begin(budget: ReturnType<typeof createByteBudget>) {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  let take: TakeBytes = () => Promise.reject(new Error('not begun'));
  const done = budget.run(async (given) => {
    take = given;
    await end;
  });
  return {
    take: (bytes: number) => take(bytes),
    end: () => {
      resolve();
      return done;
    },
  };
}

it('holds nothing for work that has taken nothing', async () => {
  const budget = createByteBudget({ total: 10, patienceMs: 1000 });
  for (let idle = 0; idle < 100; idle += 1) begin(budget);
  await expect(begin(budget).take(10)).resolves.toBeUndefined();
});

it('lets the next in when bytes come back, in the order of asking', async () => {
  const budget = createByteBudget({ total: 10, patienceMs: 1000 });
  const [first, second, third] = [begin(budget), begin(budget), begin(budget)];
  await first.take(8);
  const order: string[] = [];
  const large = second.take(9).then(() => order.push('large'));
  const small = third.take(1).then(() => order.push('small'));
  await first.end();
  await Promise.all([large, small]);
  expect(order).toEqual(['large', 'small']);
});

it('takes more than the total when nothing else is taken', async () => {
  const budget = createByteBudget({ total: 10, patienceMs: 1000 });
  await expect(begin(budget).take(11)).resolves.toBeUndefined();
});

it('refuses who has waited too long, so that the others go on', async () => {
  vi.useFakeTimers();
  const budget = createByteBudget({ total: 10, patienceMs: 1000 });
  const [one, other] = [begin(budget), begin(budget)];
  await one.take(5);
  await other.take(5);
  const refused = one.take(1).catch((error: { code: string }) => error.code);
  await vi.advanceTimersByTimeAsync(500);
  const later = other.take(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(await refused).toBe('unavailable');
  await one.end();
  await expect(later).resolves.toBeUndefined();
  vi.useRealTimers();
});
