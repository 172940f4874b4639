/**
 * Periodic work runs now and at each interval, never twice at once, continues after a failure, and stopping waits for
 * the current run.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeat } from '../../../../server/platform/repeat.ts';
import type { Log } from '../../../../server/platform/log.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const complaints: string[] = [];
const log = { warn: (_: object, text: string) => complaints.push(text) } as unknown as Log;

describe('periodic work', () => {
  it('runs now, then again, but never twice at once', async () => {
    let running = 0;
    let runs = 0;
    let finish = () => {};
    const work = repeat(
      1000,
      () => {
        runs += 1;
        running += 1;
        expect(running).toBe(1);
        return new Promise<void>((resolve) => {
          finish = () => {
            running -= 1;
            resolve();
          };
        });
      },
      { log, failureMessage: 'it failed' },
    );
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(3500);
    expect(runs).toBe(1);
    finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toBe(2);
    finish();
    await work.stop();
  });

  it('goes on after a failure, and its end waits for the run under way', async () => {
    let runs = 0;
    let finish = () => {};
    const work = repeat(
      1000,
      () => {
        runs += 1;
        return runs === 1 ? Promise.reject(new Error('no')) : new Promise<void>((resolve) => (finish = resolve));
      },
      { log, failureMessage: 'it failed' },
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect([runs, complaints]).toEqual([2, ['it failed']]);
    let hasEnded = false;
    const end = work.stop().then(() => (hasEnded = true));
    await vi.advanceTimersByTimeAsync(5000);
    expect([runs, hasEnded]).toEqual([2, false]);
    finish();
    await end;
    expect(runs).toBe(2);
  });
});
