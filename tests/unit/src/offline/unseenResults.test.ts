/** The app's badge counts each finished result once, until somebody looks. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { clearUnseen, countUnseen } from '../../../../src/offline/unseenResults.ts';

afterEach(() => vi.unstubAllGlobals());

test('results that finish at once are all counted, each once, until somebody looks', async () => {
  const badge = {
    setAppBadge: vi.fn(async (_count: number) => undefined),
    clearAppBadge: vi.fn(async () => undefined),
  };
  vi.stubGlobal('navigator', badge);
  await Promise.all(['a', 'b', 'c', 'a'].map(countUnseen));
  expect(Math.max(...badge.setAppBadge.mock.calls.map(([count]) => count))).toBe(3);
  await clearUnseen();
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
  await countUnseen('d');
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(1);
});
