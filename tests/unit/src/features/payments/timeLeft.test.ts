/** The time left to pay follows the server's clock, whatever the phone's says. */
import { describe, expect, it } from 'vitest';
import { secondsLeft } from '../../../../../src/features/payments/payment/timeLeft.ts';

const heard = Date.parse('2026-11-21T05:00:00Z');

describe('time left to pay', () => {
  const said = { expiresAt: '2026-11-21T05:30:00.000Z', serverTime: '2026-11-21T05:00:00.000Z' };

  it('counts down from what the server said was left', () => {
    expect(secondsLeft({ ...said, updatedAt: heard, now: heard })).toBe(1800);
    expect(secondsLeft({ ...said, updatedAt: heard, now: heard + 61_000 })).toBe(1739);
  });

  it('does not care that the phone’s clock is wrong', () => {
    const wrong = heard - 3 * 3_600_000;
    expect(secondsLeft({ ...said, updatedAt: wrong, now: wrong + 10_000 })).toBe(1790);
  });

  it('stops at nothing', () => {
    expect(secondsLeft({ ...said, updatedAt: heard, now: heard + 7_200_000 })).toBe(0);
  });
});
