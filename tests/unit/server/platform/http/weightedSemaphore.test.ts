/**
 * A weighted semaphore gives out no more than it has, in the order of the requests, and a caller who waits for earlier
 * requests of their own blocks nobody else.
 */
import { describe, expect, it } from 'vitest';
import { createWeightedSemaphore } from '../../../../../server/platform/http/weightedSemaphore.ts';

/** Tasks that last until the test ends them, and those started so far. */
function createWorks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await settle();
  };
  return { begun, work, end };
}

/** Runs everything that waits only for its share. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a budget', () => {
  it('gives out no more than there is, in the order asked', async () => {
    const { begun, work, end } = createWorks();
    const budget = createWeightedSemaphore({ total: 10 });
    for (const [name, amount] of [
      ['a', 6],
      ['b', 6],
      ['c', 1],
    ] as const)
      void budget.run({ subject: name, amount }, work(name));
    await settle();
    expect(begun, 'c would fit, but b was first').toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('lets nobody wait for who waits for himself', async () => {
    const { begun, work, end } = createWorks();
    const budget = createWeightedSemaphore({ total: 10, perSubject: 4 });
    for (const [name, subject] of [
      ['a', 'ani'],
      ['b', 'ani'],
      ['c', 'budi'],
    ] as const)
      void budget.run({ subject, amount: 4 }, work(name));
    await settle();
    expect(begun).toEqual(['a', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'c', 'b']);
  });

  it('lets through alone what is larger than all there is', async () => {
    const { begun, work, end } = createWorks();
    const budget = createWeightedSemaphore({ total: 10 });
    void budget.run({ subject: 'ani', amount: 4 }, work('a'));
    void budget.run({ subject: 'budi', amount: 40 }, work('b'));
    await settle();
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'b']);
  });

  it('takes the share back after a failure, and refuses who has too many waiting', async () => {
    const { begun, work } = createWorks();
    const budget = createWeightedSemaphore({ total: 1 });
    await expect(budget.run({ subject: 'ani', amount: 1 }, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    const queue = Array.from({ length: 21 }, (_, index) =>
      budget.run({ subject: 'ani', amount: 1 }, work(String(index))),
    );
    await settle();
    expect(begun).toEqual(['0']);
    await expect(budget.run({ subject: 'ani', amount: 1 }, work('late'))).rejects.toMatchObject({
      code: 'rate_limited',
    });
    void budget.run({ subject: 'budi', amount: 1 }, work('other'));
    expect(queue).toHaveLength(21);
  });
});
