/** How long until another code may be sent is what this tab knows of the last one, not a minute from each reload. */
import { afterEach, expect, test, vi } from 'vitest';
import {
  dropPendingEmail,
  persistCodeSent,
  secondsToNextCode,
} from '../../../../../src/features/accounts/pendingEmail.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the wait counts from the code that was sent to this very address', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.useFakeTimers({ now: 1_000_000 });
  expect(secondsToNextCode('rani@contoh.id')).toBe(0);
  persistCodeSent('rani@contoh.id');
  vi.setSystemTime(1_020_000);
  expect(secondsToNextCode('rani@contoh.id')).toBe(40);
  expect(secondsToNextCode('dewi@contoh.id')).toBe(0);
  // A clock that was set back.
  vi.setSystemTime(500_000);
  expect(secondsToNextCode('rani@contoh.id')).toBe(60);
  vi.setSystemTime(1_090_000);
  expect(secondsToNextCode('rani@contoh.id')).toBe(0);
  dropPendingEmail();
  vi.setSystemTime(1_000_000);
  expect(secondsToNextCode('rani@contoh.id')).toBe(0);
});

test('without storage the server has the word', () => {
  expect(secondsToNextCode('rani@contoh.id')).toBe(0);
});
