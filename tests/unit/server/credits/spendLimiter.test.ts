/**
 * Few spends of one account run at a time, in the order they came. Other accounts do not wait for them, and after a
 * failure the next one runs.
 */
import { describe, expect, it } from 'vitest';
import { createSpendLimiter } from '../../../../server/credits/spendLimiter.ts';

/** A spend that lasts until the test ends it, and those started so far. */
function createSpends() {
  const begun: string[] = [];
  const open = new Map<string, { end(): void; fail(): void }>();
  const spend = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      open.set(name, { end: () => resolve(name), fail: () => reject(new Error(name)) }),
    );
  };
  return { begun, open, spend };
}

/** Runs everything that waits only for its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('turns of spending', () => {
  it('lets so many of one account begin, and the others in the order they came', async () => {
    const { begun, open, spend } = createSpends();
    const turns = createSpendLimiter({ atOnce: 2 });
    const answers = ['a', 'b', 'c', 'd'].map((name) => turns.run('ani', spend(name)));
    await settle();
    expect(begun).toEqual(['a', 'b']);
    open.get('b')!.end();
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) open.get(name)!.end();
    await settle();
    open.get('d')!.end();
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('does not let one account wait for another', async () => {
    const { begun, spend } = createSpends();
    const turns = createSpendLimiter({ atOnce: 1 });
    void turns.run('ani', spend('a'));
    void turns.run('budi', spend('b'));
    await settle();
    expect(begun).toEqual(['a', 'b']);
  });

  it('hands the turn on after a failure, which reaches only its own caller', async () => {
    const { begun, open, spend } = createSpends();
    const turns = createSpendLimiter({ atOnce: 1 });
    const failing = turns.run('ani', spend('a'));
    const next = turns.run('ani', spend('b'));
    await settle();
    open.get('a')!.fail();
    await expect(failing).rejects.toThrow('a');
    await settle();
    open.get('b')!.end();
    expect(await next).toBe('b');
    const later = turns.run('ani', spend('c'));
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
    open.get('c')!.end();
    expect(await later).toBe('c');
  });
});
