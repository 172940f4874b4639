import { onlineManager } from '@tanstack/react-query';
import { eventsEndpoints, type LiveEvent } from '../../contract/events.ts';
import { openStream } from './callApi.ts';
import { createLiveEvents } from './createLiveEvents.ts';
import { isSignedIn } from './signedIn.ts';

const live = createLiveEvents({
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
});

/** An event of the server, or `missed`: the connection was away and is back, or cannot be had, so what it would have told must be asked for. */
export type LiveSignal = LiveEvent | { type: 'missed' };

/**
 * Hears of live changes. The first listener opens this page's one connection, the last one leaving closes it.
 * @returns how to stop listening.
 */
export function subscribeToLiveEvents(handle: (signal: LiveSignal) => void): () => void {
  return live.subscribe(handle);
}

/** Opens or closes the connection after somebody signed in or out. */
export function refreshLiveEvents(): void {
  live.restart();
}
