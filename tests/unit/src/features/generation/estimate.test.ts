/**
 * The remaining time follows the model's expectation at first and the measured pace later; once it takes much longer,
 * no time is shown.
 */
import { expect, test } from 'vitest';
import { estimateProgress } from '../../../../../src/features/generation/progress/estimate.ts';
import { makeTask } from '../../../../support/tasks.ts';

const start = Date.parse('2026-11-21T03:00:00.000Z');
const at = (percent: number, changes = {}) => makeTask({ ...changes, progress: { ...makeTask().progress, percent } });

test('before it is measured, the expected time of the model counts', () => {
  expect(estimateProgress(at(0), start + 10_000)).toMatchObject({
    elapsedSeconds: 10,
    remainingSeconds: 30,
    isOverdue: false,
  });
});

test('later the measured pace counts', () => {
  expect(estimateProgress(at(50), start + 30_000)).toMatchObject({ elapsedSeconds: 30, remainingSeconds: 30 });
});

test('no seconds are promised once it takes much longer', () => {
  expect(estimateProgress(at(95), start + 61_000)).toMatchObject({ remainingSeconds: null, isOverdue: true });
});

test('a device clock that runs behind never shows negative time', () => {
  expect(estimateProgress(at(10), start - 60_000).elapsedSeconds).toBe(0);
});

test('a waiting task has no elapsed time, but a deadline', () => {
  expect(estimateProgress(at(0, { status: 'pending' }), start)).toEqual({
    beginsInSeconds: null,
    elapsedSeconds: null,
    remainingSeconds: null,
    isOverdue: false,
    minutesToDeadline: 15,
  });
  expect(estimateProgress(at(0, { status: 'pending' }), start + 16 * 60_000).minutesToDeadline).toBeNull();
});

test('a waiting task says when it probably begins, until that has passed', () => {
  const waiting = makeTask({
    status: 'pending',
    progress: { ...makeTask().progress, begins_at: '2026-11-21T03:00:42.000Z' },
  });
  const beginsIn = (at: number) => estimateProgress(waiting, at).beginsInSeconds;
  expect([start, start + 38_000, start + 43_000].map(beginsIn)).toEqual([45, 5, null]);
  expect(estimateProgress({ ...waiting, status: 'processing' }, start).beginsInSeconds).toBeNull();
});
