// @vitest-environment jsdom
/**
 * A new build that the person takes replaces the page once its worker is active, or after a deadline. If the old worker
 * still answered that reload, the page comes back in the new build by itself, but never over text that was typed.
 */
import { beforeEach, expect, test, vi } from 'vitest';

const registration = { waiting: null as null | { postMessage(message: unknown): void } };
vi.mock('workbox-window', () => ({
  Workbox: class extends EventTarget {
    async register() {
      // As the library does: also for a worker that has been waiting since before.
      if (registration.waiting) void Promise.resolve().then(() => this.dispatchEvent(new Event('waiting')));
      return registration;
    }
  },
}));

const DEADLINE_MS = 10_000;
const reload = vi.fn();
let workers: EventTarget & { controller: object | null };

beforeEach(() => {
  vi.useFakeTimers();
  workers = Object.assign(new EventTarget(), { controller: { postMessage() {} } });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  vi.stubGlobal('location', { reload });
  reload.mockReset();
  sessionStorage.clear();
  document.body.innerHTML = '';
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** A page as a reload leaves it: its modules start anew, its timers are gone, its tab's storage stays. */
async function startPage({ isWaiting }: { isWaiting: boolean }) {
  vi.resetModules();
  vi.clearAllTimers();
  const asked = vi.fn();
  registration.waiting = isWaiting ? { postMessage: asked } : null;
  const updates = await import('../../../../src/pwa/updates.ts');
  await updates.startUpdates();
  await Promise.resolve();
  return { ...updates, asked, takeOver: () => workers.dispatchEvent(new Event('controllerchange')) };
}

test('the waiting build is asked to start, and its activation reloads the page once', async () => {
  const page = await startPage({ isWaiting: true });
  await page.applyUpdate();
  expect(page.asked).toHaveBeenCalledWith({ type: 'kilas.skip-waiting' });
  expect(reload).not.toHaveBeenCalled();
  page.takeOver();
  vi.advanceTimersByTime(DEADLINE_MS);
  expect(reload).toHaveBeenCalledTimes(1);

  const next = await startPage({ isWaiting: false });
  expect(next.updateState.read()).toBe('none');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the waiting build is asked again, since a worker that was started anew stays until then', async () => {
  const page = await startPage({ isWaiting: true });
  await page.applyUpdate();
  vi.advanceTimersByTime(2000);
  expect(page.asked.mock.calls.length).toBeGreaterThan(3);
});

/** The person took the update, and the old worker did not end in time. */
async function missDeadline(): Promise<void> {
  const page = await startPage({ isWaiting: true });
  await page.applyUpdate();
  vi.advanceTimersByTime(DEADLINE_MS);
  expect(reload).toHaveBeenCalledTimes(1);
}

test('a reload that the old worker answered is repeated when the new one is active', async () => {
  await missDeadline();
  const page = await startPage({ isWaiting: true });
  expect(page.updateState.read()).toBe('applying');
  page.takeOver();
  expect(reload).toHaveBeenCalledTimes(2);
  // And never a third time.
  await startPage({ isWaiting: false });
  expect(reload).toHaveBeenCalledTimes(2);
});

test('so it is when the new worker became active before the page could listen', async () => {
  await missDeadline();
  await startPage({ isWaiting: false });
  expect(reload).toHaveBeenCalledTimes(2);
});

test('text typed meanwhile is not reloaded over: the notice stays', async () => {
  await missDeadline();
  const page = await startPage({ isWaiting: true });
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'layangan';
  page.takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(page.updateState.read()).toBe('taken-over');
});

test('an old worker that never ends gives the button back', async () => {
  await missDeadline();
  const page = await startPage({ isWaiting: true });
  vi.advanceTimersByTime(60_000);
  expect(page.updateState.read()).toBe('ready');
  expect(reload).toHaveBeenCalledTimes(1);
  // No longer asked either: the person decides anew.
  const times = page.asked.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(page.asked).toHaveBeenCalledTimes(times);
});
