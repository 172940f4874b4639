/** The wait until an item begins counts what runs, one's own queue, and of other people's only what comes first. */
import { describe, expect, it } from 'vitest';
import { type Waiting, waitSeconds } from '../../../../../server/generation/estimates/waitSeconds.ts';

const queue = (running: [number, number], owners: Record<string, [number, number]> = {}): Waiting => ({
  running: { items: running[0], seconds: running[1] },
  owners: new Map(Object.entries(owners).map(([id, [items, seconds]]) => [id, { items, seconds }])),
});
const mine = (waiting: Waiting, concurrency = 1) => waitSeconds(waiting, { userId: 'me', concurrency });

describe('the time until an item begins', () => {
  it('is none where a place is free', () => {
    expect([mine(queue([0, 0])), mine(queue([1, 60]), 2), mine(queue([1, 60], { other: [1, 10] }), 3)]).toEqual([
      0, 0, 0,
    ]);
  });

  it('is what runs, half done, and what waits ahead, shared by the places', () => {
    expect(mine(queue([1, 60]))).toBe(30);
    expect(mine(queue([1, 60], { me: [2, 40] }))).toBe(70);
    expect(mine(queue([2, 60], { me: [2, 40] }), 2)).toBe(35);
  });

  it('counts of a long batch of somebody else only as many as have their turn before', () => {
    expect(mine(queue([1, 0], { other: [10, 100] }))).toBe(10);
    expect(mine(queue([1, 0], { other: [10, 100], me: [2, 30] }))).toBe(60);
  });

  it('is shared by as many as are seen to run, where nobody says how many places there are', () => {
    expect(mine(queue([3, 60], { me: [3, 60] }))).toBe(30);
  });
});
