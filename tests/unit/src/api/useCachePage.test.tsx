// @vitest-environment jsdom
/** A guest's page that the server does not have any more is removed, and its screen is told: it may show a young copy. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCachePage } from '../../../../src/api/useCachePage.ts';

const kept = { delete: vi.fn(async () => true), put: vi.fn(async () => undefined), keys: async () => [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('caches', { open: async () => kept });
  Object.assign(navigator, { serviceWorker: { ready: Promise.resolve(), controller: {} } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Shows a page of which the server says this, until it has been at rest. */
async function show(status: number): Promise<typeof onGone> {
  vi.stubGlobal('fetch', async () => new Response('<html data-prerendered>', { status }));
  const onGone = vi.fn();
  function Page() {
    useCachePage('a-page', undefined, onGone);
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page />));
  await vi.advanceTimersByTimeAsync(10_000);
  await act(async () => root.unmount());
  return onGone;
}

test('a page that is gone is removed, and the screen is told', async () => {
  expect(await show(404)).toHaveBeenCalledTimes(1);
  expect(kept.delete).toHaveBeenCalledTimes(1);
  expect(kept.put).not.toHaveBeenCalled();
});

test('a page that is there is kept', async () => {
  expect(await show(200)).not.toHaveBeenCalled();
  expect(kept.put).toHaveBeenCalledTimes(1);
});

test('a server that stumbles takes nothing away', async () => {
  expect(await show(500)).not.toHaveBeenCalled();
  expect(kept.delete).not.toHaveBeenCalled();
});
