// @vitest-environment jsdom
/** What shows the time shows the time that it is: at once, at each tick, and after nothing has shown it for long. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from '../../../../src/features/accounts/useCountdown.ts';
import { useNow } from '../../../../src/ui/useNow.ts';

const START = Date.UTC(2026, 5, 1, 12);
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

/** Renders what the hook returns, and records it. */
async function mount<Value>(use: () => Value) {
  const root = createRoot(document.createElement('div'));
  const seen: Value[] = [];
  const Probe = () => {
    seen.push(use());
    return null;
  };
  await act(async () => root.render(<Probe />));
  return { seen, unmount: () => act(async () => root.unmount()) };
}

test('a first render shows the time, however long nobody looked', async () => {
  const { seen, unmount } = await mount(() => useNow('second'));
  await pass(1000);
  expect(seen.at(-1)).toBe(START + 1000);
  await unmount();

  await pass(10 * MINUTE_MS);
  const later = await mount(() => useNow('second'));
  expect(later.seen).toEqual([START + 1000 + 10 * MINUTE_MS]);
  await later.unmount();
});

test('a countdown begins with its seconds, between two ticks as well, and ends at 0', async () => {
  const other = await mount(() => useNow('second'));
  await pass(400);
  const { seen, unmount } = await mount(() => useCountdown(60));
  for (let second = 1; second <= 61; second++) await pass(1000);
  const shown = seen.map(({ left }) => left);
  expect(shown[0]).toBe(60);
  expect([...new Set(shown)]).toEqual(Array.from({ length: 61 }, (_, passed) => 60 - passed));
  seen.at(-1)!.restart(30);
  await pass(0);
  expect(seen.at(-1)!.left).toBe(30);
  await unmount();
  await other.unmount();
});
