import { onlineManager } from '@tanstack/react-query';
import { eventsEndpoints, type LiveEvent } from '../../contract/events.ts';
import { openStream } from './callApi.ts';
import type { createLiveEvents } from './createLiveEvents.ts';
import { wait } from '../offline/wait.ts';
import { isSignedIn } from './signedIn.ts';

type LiveEvents = ReturnType<typeof createLiveEvents>;

/** Milliseconds until another try to load the channel's code. */
const LATER_MS = 30_000;

let live: Promise<LiveEvents> | undefined;

/**
 * The channel's code is loaded after the screen. Loading is retried until it works, since some listeners subscribe once
 * for the life of the page; meanwhile the screens poll.
 */
async function openChannel(): Promise<LiveEvents> {
  for (;;) {
    const part = await import('./createLiveEvents.ts').catch(() => wait(LATER_MS));
    if (!part) continue;
    return part.createLiveEvents({
      open: (signal) => openStream(eventsEndpoints.events, signal),
      isWanted: isSignedIn,
      network: onlineManager,
      page: () => document,
      wait,
      random: Math.random,
    });
  }
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
  live ??= openChannel();
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
  void live?.then((events) => events.restart());
}
