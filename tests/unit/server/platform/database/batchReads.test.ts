/**
 * Look-ups that come while others run share one statement; nobody gets an answer from before they asked, and a failure
 * reaches only those concerned.
 */
import { expect, it } from 'vitest';
import { areReadsCrowded, batchReads } from '../../../../../server/platform/database/batchReads.ts';

/** A table whose statements wait until the test releases them. */
function createTable() {
  const rows = new Map<string, string>();
  const open: { keys: string[]; read: () => void; fail: (error: Error) => void }[] = [];
  const asked = batchReads<string>(
    (keys) =>
      new Promise((resolve, reject) =>
        open.push({
          keys,
          read: () => resolve(new Map(keys.flatMap((key) => (rows.has(key) ? [[key, rows.get(key)!]] : [])))),
          fail: reject,
        }),
      ),
  );
  return { rows, open, asked };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('asks at once for who comes alone, and for all together who come meanwhile', async () => {
  const { rows, open, asked } = createTable();
  for (const key of ['a', 'b', 'c', 'd']) rows.set(key, key.toUpperCase());
  const answers = Promise.all(['a', 'b', 'c', 'd', 'c', 'x'].map((key) => asked(key)));
  expect(open.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  open[0]!.read();
  await settle();
  expect(open[2]!.keys).toEqual(['c', 'd', 'x']);
  open[1]!.read();
  open[2]!.read();
  expect(await answers).toEqual(['A', 'B', 'C', 'D', 'C', undefined]);
});

it('gives nobody an answer from before they asked', async () => {
  const { rows, open, asked } = createTable();
  rows.set('session', 'open');
  const before = [asked('session'), asked('session')];
  for (const { read } of open) read();
  const after = asked('session');
  rows.delete('session');
  expect(await Promise.all(before)).toEqual(['open', 'open']);
  await settle();
  open[2]!.read();
  expect(await after).toBeUndefined();
});

it('tells a failure to those it was asked for, and goes on', async () => {
  const { rows, open, asked } = createTable();
  rows.set('a', 'A');
  const [first, second, third] = [asked('a'), asked('a'), asked('a')];
  open[0]!.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  open[1]!.read();
  await settle();
  open[2]!.read();
  expect(await Promise.all([second, third])).toEqual(['A', 'A']);
});

it('says when more wait than one statement takes, until they are asked for', async () => {
  const one = createTable();
  const other = createTable();
  const answers = Promise.allSettled(
    Array.from({ length: 120 }, (_, key) => [one.asked(String(key)), other.asked(String(key))]).flat(),
  );
  expect(areReadsCrowded()).toBe(true);
  for (const { read } of one.open) read();
  await settle();
  expect(areReadsCrowded()).toBe(false);
  one.open[2]!.read();
  other.open[0]!.fail(new Error('away'));
  await settle();
  for (const { read } of other.open.slice(1)) read();
  expect((await answers).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(areReadsCrowded()).toBe(false);
});
