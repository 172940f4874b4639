import { BUCKET_FACTOR } from '../rollup/totals.ts';

/** Waiting times by bucket: how many waited at least FACTOR^bucket and less than FACTOR^(bucket + 1) milliseconds. */
export type Waiting = Map<number, number>;

/**
 * The time within which a share of all had their result: the middle of the bucket that reaches it, at most a twentieth
 * off.
 * @param share 0 to 1
 * @returns seconds; null when nobody waited
 */
export function waitPercentile(waiting: Waiting, share: number): number | null {
  const all = [...waiting.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let passed = 0;
  for (const [bucket, count] of [...waiting].sort(([one], [other]) => one - other)) {
    passed += count;
    if (passed >= share * all) return Math.round(BUCKET_FACTOR ** (bucket + 0.5)) / 1000;
  }
  throw new Error('a share of all is more than all');
}
