/**
 * Bytes are taken as they come, first come, first served, and those who would wait for each other are let go. Who has
 * sent much and does not finish makes room for who has sent little.
 */
import { expect, it, vi } from 'vitest';
import { type BodyRoom, createByteBudget } from '../../../../../server/platform/http/byteBudget.ts';

/** A piece of work that takes bytes when told and ends when told. */
let people = 0;
function begin(budget: ReturnType<typeof createByteBudget>, subject = `person ${(people += 1)}`) {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  let take: BodyRoom['take'] = () => Promise.reject(new Error('not begun'));
  const done = budget.run(subject, async (room) => {
    ({ take } = room);
    await room.whileReceiving(() => end);
  });
  const outcome = done.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
  return {
    outcome,
    take: (bytes: number) => take(bytes),
    end: () => {
      resolve();
      return done;
    },
  };
}

it('holds nothing for work that has taken nothing', async () => {
  const budget = createByteBudget({ total: 10, patienceMs: 1000, displaceMs: 5000 });
  for (let idle = 0; idle < 100; idle += 1) begin(budget);
  await expect(begin(budget).take(10)).resolves.toBeUndefined();
});

it('lets the next in when bytes come back, in the order of asking', async () => {
  const budget = createByteBudget({ total: 10, patienceMs: 1000, displaceMs: 5000 });
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
  const budget = createByteBudget({ total: 10, patienceMs: 1000, displaceMs: 5000 });
  await expect(begin(budget).take(11)).resolves.toBeUndefined();
});

it('refuses who has waited too long, so that the others go on', async () => {
  vi.useFakeTimers();
  const budget = createByteBudget({ total: 10, patienceMs: 1000, displaceMs: 5000 });
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

it('has who holds more than an equal share, the longest, make room for who holds less', async () => {
  vi.useFakeTimers();
  const budget = createByteBudget({ total: 100, patienceMs: 1000, displaceMs: 200 });
  const [phone, first, second] = [begin(budget), begin(budget), begin(budget)];
  await phone.take(10);
  await first.take(45);
  await second.take(45);
  const more = phone.take(10);
  // Somebody who holds much displaces nobody.
  const much = second.take(5).catch((error: { code: string }) => error.code);
  await vi.advanceTimersByTimeAsync(200);
  await expect(more).resolves.toBeUndefined();
  expect(await first.outcome).toBe('upload_too_slow');
  expect(await much).toBeUndefined();
  // What still arrives of it takes nothing.
  await expect(first.take(1)).rejects.toMatchObject({ code: 'upload_too_slow' });
  await Promise.all([phone.end(), second.end()]);
  await expect(begin(budget).take(100)).resolves.toBeUndefined();
  vi.useRealTimers();
});

it('counts what one person sends in several bodies together', async () => {
  vi.useFakeTimers();
  const budget = createByteBudget({ total: 100, patienceMs: 1000, displaceMs: 200 });
  const greedy = Array.from({ length: 4 }, () => begin(budget, 'greedy'));
  for (const body of greedy) await body.take(25);
  const mine = begin(budget).take(20);
  await vi.advanceTimersByTimeAsync(200);
  await expect(mine).resolves.toBeUndefined();
  expect(await greedy[0]!.outcome).toBe('upload_too_slow');
  vi.useRealTimers();
});

it('lets a body that has arrived keep its room', async () => {
  vi.useFakeTimers();
  const budget = createByteBudget({ total: 100, patienceMs: 1000, displaceMs: 200 });
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const made = budget.run('painter', async (room) => {
    await room.whileReceiving(() => room.take(100));
    await end;
    return 'made';
  });
  const refused = begin(budget)
    .take(1)
    .catch((error: { code: string }) => error.code);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await refused).toBe('unavailable');
  resolve();
  expect(await made).toBe('made');
  vi.useRealTimers();
});
