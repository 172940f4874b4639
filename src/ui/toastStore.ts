import { TOAST_ACTION_MS, TOAST_APPEAR_MS, TOAST_FADE_MS, TOAST_REMOVE_MS } from '../../contract/limits.ts';
import { createStore } from './createStore.ts';

export const TOAST_POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];
export const DEFAULT_TOAST_POSITION: ToastPosition = 'bottom-right';

export interface ToastContent {
  title: string;
  description?: string;
  type?: 'success' | 'error' | 'other';
  position?: ToastPosition;
  /** What it says is over once there is a network again: it goes then. */
  isForOffline?: boolean;
  /** One action, such as "Undo". Taking it closes the toast. */
  action?: { label: string; onTake: () => void };
}

export interface Toast
  extends
    Required<Pick<ToastContent, 'title' | 'type' | 'position'>>,
    Pick<ToastContent, 'description' | 'action' | 'isForOffline'> {
  id: string;
  /** `entering` for 50 ms, `shown`, then `fading` from 4.5 s until it is removed at 5 s; with an action, from 20 s. */
  phase: 'entering' | 'shown' | 'fading';
}

/** Time and timers, injected so that tests control them. */
export interface ToastClock {
  now: () => number;
  setTimer: (run: () => void, milliseconds: number) => unknown;
  clearTimer: (timer: unknown) => void;
}

interface Life {
  toast: Toast;
  /** Milliseconds shown so far, without pauses. */
  lived: number;
  /** When the timer was last started; null while paused. */
  since: number | null;
  /** Under the pointer or focused: stays paused when the tab becomes visible again. */
  isHeld: boolean;
  timer: unknown;
}

/** Toasts with an action at one time: more, for twenty seconds, would cover a phone's screen. */
const MOST_OFFERS = 3;

/** The phase of a toast after so many milliseconds, and when the next one begins. */
function phaseAt(lived: number, { action }: Toast): { phase: Toast['phase']; next: number } {
  const longer = action ? TOAST_ACTION_MS : 0;
  if (lived < TOAST_APPEAR_MS) return { phase: 'entering', next: TOAST_APPEAR_MS };
  if (lived < TOAST_FADE_MS + longer) return { phase: 'shown', next: TOAST_FADE_MS + longer };
  return { phase: 'fading', next: TOAST_REMOVE_MS + longer };
}

/**
 * The toasts and their timers. Timers pause per toast (hover, focus) or for all (hidden tab), since nobody can read
 * then.
 */
export function createToastStore(clock: ToastClock) {
  const lives = new Map<string, Life>();
  const shown = createStore<readonly Toast[]>([]);
  let isPausedForAll = false;
  let lastId = 0;

  const offers = () => [...lives.values()].filter(({ toast }) => toast.action);

  function publish(): void {
    shown.write([...lives.values()].map((life) => life.toast));
  }

  function stop(life: Life): void {
    if (life.since === null) return;
    life.lived += clock.now() - life.since;
    life.since = null;
    clock.clearTimer(life.timer);
  }

  function run(life: Life): void {
    if (isPausedForAll || life.isHeld || life.since !== null) return;
    life.since = clock.now();
    schedule(life);
  }

  function schedule(life: Life): void {
    const { phase, next } = phaseAt(life.lived, life.toast);
    life.timer = clock.setTimer(() => {
      life.lived = next;
      life.since = clock.now();
      if (phase === 'fading') return dismissToast(life.toast.id);
      life.toast = { ...life.toast, phase: phaseAt(next, life.toast).phase };
      schedule(life);
      publish();
    }, next - life.lived);
  }

  /** Shows a toast and returns its id. The oldest of too many that offer something goes. */
  function addToast(content: ToastContent): string {
    const id = `toast-${++lastId}`;
    const toast: Toast = {
      type: 'other',
      ...content,
      position: content.position ?? DEFAULT_TOAST_POSITION,
      id,
      phase: 'entering',
    };
    const life: Life = { toast, lived: 0, since: null, isHeld: false, timer: undefined };
    lives.set(id, life);
    const [oldest, ...others] = offers();
    if (oldest && others.length >= MOST_OFFERS) dismissToast(oldest.toast.id);
    run(life);
    publish();
    return id;
  }

  function dismissToast(id: string): void {
    const life = lives.get(id);
    if (!life) return;
    clock.clearTimer(life.timer);
    lives.delete(id);
    publish();
  }

  /** Takes away the toasts that offer something: the account for which they could do it has gone. */
  function dismissOffers(): void {
    for (const { toast } of offers()) dismissToast(toast.id);
  }

  /** The network is back. */
  function dismissForOffline(): void {
    for (const { toast } of lives.values()) if (toast.isForOffline) dismissToast(toast.id);
  }

  /** Pauses a toast's timer; a fading one becomes visible again and starts over. */
  function pauseToast(id: string): void {
    const life = lives.get(id);
    if (!life) return;
    life.isHeld = true;
    stop(life);
    if (life.toast.phase !== 'fading') return;
    life.lived = TOAST_APPEAR_MS;
    life.toast = { ...life.toast, phase: 'shown' };
    publish();
  }

  function resumeToast(id: string): void {
    const life = lives.get(id);
    if (!life) return;
    life.isHeld = false;
    run(life);
  }

  function pauseAll(): void {
    isPausedForAll = true;
    for (const life of lives.values()) stop(life);
  }

  function resumeAll(): void {
    isPausedForAll = false;
    for (const life of lives.values()) run(life);
  }

  const { subscribe, read } = shown;
  return {
    addToast,
    dismissToast,
    dismissOffers,
    dismissForOffline,
    pauseToast,
    resumeToast,
    pauseAll,
    resumeAll,
    subscribe,
    read,
  };
}
