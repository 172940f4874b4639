/** Readers that come during a read share the next one; nobody gets an answer from before they asked. */
import { expect, it } from 'vitest';
import { coalesceReads } from '../../../../server/platform/coalesceReads.ts';

it('asks once for all who came meanwhile, and gives nobody what was asked for before they came', async () => {
  const answers: ((value: number) => void)[] = [];
  const ask = coalesceReads(() => new Promise<number>((resolve) => answers.push(resolve)));
  const first = ask();
  const crowd = [ask(), ask(), ask()];
  expect(answers).toHaveLength(1);
  answers[0]?.(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(answers).toHaveLength(2);
  answers[1]?.(2);
  expect(await Promise.all(crowd)).toEqual([2, 2, 2]);
  void ask();
  expect(answers).toHaveLength(3);
});

it('asks anew after a question that failed', async () => {
  let asked = 0;
  const ask = coalesceReads(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no database');
    return asked;
  });
  const [first, second] = await Promise.allSettled([ask(), ask()]);
  expect([first.status, second.status, await ask()]).toEqual(['rejected', 'fulfilled', 3]);
});
