/** A toast stays for five seconds, for twenty where it has a button, and longer while it is read or the tab is hidden. */
import { onlineManager } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { pageToasts } from '../../../../src/ui/pageToasts.ts';
import { createToastStore, DEFAULT_TOAST_POSITION, TOAST_POSITIONS } from '../../../../src/ui/toastStore.ts';

/** A clock that moves only when told to. */
function stoppedClock() {
  let now = 0;
  let lastTimer = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    clock: {
      now: () => now,
      setTimer(run: () => void, milliseconds: number) {
        timers.set(++lastTimer, { at: now + milliseconds, run });
        return lastTimer;
      },
      clearTimer: (timer: unknown) => void timers.delete(timer as number),
    },
    advance(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due[0]);
        now = due[1].at;
        due[1].run();
      }
      now = end;
    },
  };
}

function open() {
  const { clock, advance } = stoppedClock();
  const store = createToastStore(clock);
  return { store, advance, phases: () => store.read().map(({ phase }) => phase) };
}

describe('the life of a toast', () => {
  test('appears after 50 ms, begins to fade at 4.5 s, is removed at 5 s', () => {
    const { store, advance, phases } = open();
    store.addToast({ title: 'Tersimpan' });
    expect(phases()).toEqual(['entering']);
    advance(49);
    expect(phases()).toEqual(['entering']);
    advance(1);
    expect(phases()).toEqual(['shown']);
    advance(4449);
    expect(phases()).toEqual(['shown']);
    advance(1);
    expect(phases()).toEqual(['fading']);
    advance(499);
    expect(phases()).toEqual(['fading']);
    advance(1);
    expect(phases()).toEqual([]);
  });

  test('with a button it can be pressed for twenty seconds', () => {
    const { store, advance, phases } = open();
    store.addToast({ title: 'Dihapus', action: { label: 'Urungkan', onTake: () => undefined } });
    advance(19_999);
    expect(phases()).toEqual(['shown']);
    advance(1);
    expect(phases()).toEqual(['fading']);
    advance(499);
    expect(phases()).toEqual(['fading']);
    advance(1);
    expect(phases()).toEqual([]);
  });

  test('no more than three with a button are there at one time: the oldest goes', () => {
    const { store } = open();
    const action = { label: 'Urungkan', onTake: () => undefined };
    store.addToast({ title: 'Tersimpan' });
    for (const title of ['A', 'B', 'C', 'D']) store.addToast({ title, action });
    expect(store.read().map(({ title }) => title)).toEqual(['Tersimpan', 'B', 'C', 'D']);
  });

  test('what it offers goes with the account, what it says does not', () => {
    const { store } = open();
    store.addToast({ title: 'Dihapus', action: { label: 'Urungkan', onTake: () => undefined } });
    store.addToast({ title: 'Gagal keluar' });
    store.dismissOffers();
    expect(store.read().map(({ title }) => title)).toEqual(['Gagal keluar']);
  });

  test('stands still while it is read, and then lives the rest of its time', () => {
    const { store, advance, phases } = open();
    const id = store.addToast({ title: 'Tersimpan' });
    advance(3000);
    store.pauseToast(id);
    advance(60_000);
    expect(phases()).toEqual(['shown']);
    store.resumeToast(id);
    advance(1499);
    expect(phases()).toEqual(['shown']);
    advance(1);
    expect(phases()).toEqual(['fading']);
    advance(500);
    expect(phases()).toEqual([]);
  });

  test('comes back when somebody reaches for it while it fades', () => {
    const { store, advance, phases } = open();
    const id = store.addToast({ title: 'Tersimpan' });
    advance(4700);
    store.pauseToast(id);
    expect(phases()).toEqual(['shown']);
    store.resumeToast(id);
    advance(4449);
    expect(phases()).toEqual(['shown']);
    advance(1);
    expect(phases()).toEqual(['fading']);
  });

  test('a hidden tab stops all, those that come meanwhile included', () => {
    const { store, advance, phases } = open();
    store.addToast({ title: 'Sebelum' });
    advance(1000);
    store.pauseAll();
    store.addToast({ title: 'Selagi tersembunyi' });
    advance(60_000);
    expect(phases()).toEqual(['shown', 'entering']);
    store.resumeAll();
    advance(4000);
    expect(store.read().map(({ title }) => title)).toEqual(['Selagi tersembunyi']);
  });

  test('one that is under the pointer stays stopped by its own pause when the tab comes back', () => {
    const { store, advance } = open();
    const id = store.addToast({ title: 'Dibaca' });
    store.pauseToast(id);
    store.pauseAll();
    store.resumeAll();
    advance(60_000);
    expect(store.read()).toHaveLength(1);
  });

  test('closing takes it at once and for good', () => {
    const { store, advance } = open();
    const id = store.addToast({ title: 'Tersimpan' });
    store.dismissToast(id);
    expect(store.read()).toEqual([]);
    store.pauseToast(id);
    store.resumeToast(id);
    advance(10_000);
    expect(store.read()).toEqual([]);
  });
});

test('a toast has an id, a type and one of six positions, the bottom right unless said otherwise', () => {
  const { store } = open();
  const first = store.addToast({ title: 'A' });
  const second = store.addToast({ title: 'B', description: 'b', type: 'error', position: 'top-center' });
  expect(TOAST_POSITIONS).toHaveLength(6);
  expect(DEFAULT_TOAST_POSITION).toBe('bottom-right');
  expect(store.read()).toMatchObject([
    { id: first, title: 'A', type: 'other', position: 'bottom-right' },
    { id: second, title: 'B', description: 'b', type: 'error', position: 'top-center' },
  ]);
  expect(first).not.toBe(second);
});

test('listeners hear of every change and see one stable list in between', () => {
  const { store, advance } = open();
  let changes = 0;
  const stop = store.subscribe(() => (changes += 1));
  store.addToast({ title: 'A' });
  expect(store.read()).toBe(store.read());
  advance(5000);
  expect(changes).toBe(4);
  stop();
  store.addToast({ title: 'B' });
  expect(changes).toBe(4);
});

test('what is true only without a network goes when there is one again', () => {
  onlineManager.setOnline(false);
  pageToasts.addToast({ title: 'Dikirim begitu tersambung', isForOffline: true });
  pageToasts.addToast({ title: 'Tersimpan' });
  onlineManager.setOnline(true);
  expect(pageToasts.read().map(({ title }) => title)).toEqual(['Tersimpan']);
});
