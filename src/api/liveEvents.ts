import { onlineManager } from '@tanstack/react-query';
import { eventsEndpoints, type LiveEvent } from '../../contract/events.ts';
import { openStream } from './callApi.ts';
import type { createLiveEvents } from './createLiveEvents.ts';
import { isSignedIn } from './signedIn.ts';

type LiveEvents = ReturnType<typeof createLiveEvents>;

let live: Promise<LiveEvents> | undefined;

/** The channel's code comes after the screen that listens: nothing is heard before there is something to show it on. */
function openChannel(): Promise<LiveEvents> {
  live ??= import('./createLiveEvents.ts').then(
    ({ createLiveEvents: create }) =>
      create({
        open: (signal) => openStream(eventsEndpoints.events, signal),
        isWanted: isSignedIn,
        isOnline: () => onlineManager.isOnline(),
        page: () => document,
        wait: (milliseconds, signal) =>
          new Promise((resolve) => {
            const timer = setTimeout(resolve, milliseconds);
            signal.addEventListener('abort', () => {
              clearTimeout(timer);
              resolve();
            });
          }),
        random: Math.random,
      }),
    (error: unknown) => {
      // The next listener tries again; until then the screens ask instead (pollWhileUnfinished).
      live = undefined;
      throw error;
    },
  );
  return live;
}

/** An event of the server, or `missed`: the connection was away and is back, or cannot be had, so what it would have told must be asked for. */
export type LiveSignal = LiveEvent | { type: 'missed' };

/**
 * Hears of live changes. The first listener opens this page's one connection, the last one leaving closes it.
 * @returns how to stop listening.
 */
export function subscribeToLiveEvents(handle: (signal: LiveSignal) => void): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  openChannel().then(
    (channel) => {
      if (!isOver) stop = channel.subscribe(handle);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Opens or closes the connection after somebody signed in or out. */
export function refreshLiveEvents(): void {
  live?.then((channel) => channel.restart(), () => undefined);
}
