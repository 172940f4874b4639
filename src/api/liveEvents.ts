import type { LiveEvent } from '../../contract/events.ts';
import type { createLiveEvents } from './createLiveEvents.ts';

type LiveEvents = ReturnType<typeof createLiveEvents>;

let start: (events: LiveEvents) => void;
const live = new Promise<LiveEvents>((resolve) => (start = resolve));

/** Gives the listeners their channel, whose code is loaded after the first screen. Called once per page. */
export function startLiveEvents(events: LiveEvents): void {
  start(events);
}

/**
 * An event of the server, or `missed`: the connection was opened only now, or cannot be opened, so the listener must
 * refetch what it shows.
 */
export type LiveSignal = LiveEvent | { type: 'missed' };

/**
 * Subscribes to live changes. The first listener opens this page's one connection, the last one closes it.
 * @returns a function that unsubscribes.
 */
export function subscribeToLiveEvents(handle: (signal: LiveSignal) => void): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  void live.then((events) => {
    if (!isOver) stop = events.subscribe(handle);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Opens or closes the connection after somebody signed in or out. */
export function refreshLiveEvents(): void {
  void live.then((events) => events.restart());
}
