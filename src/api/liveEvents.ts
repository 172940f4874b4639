import { onlineManager } from '@tanstack/react-query';
import { eventsEndpoints, type LiveEvent } from '../../contract/events.ts';
import { openStream } from './callApi.ts';
import type { createLiveEvents } from './createLiveEvents.ts';
import { wait } from '../offline/wait.ts';
import { isSignedIn } from './signedIn.ts';

type LiveEvents = ReturnType<typeof createLiveEvents>;

/** Milliseconds until the channel's code is asked for again, where it could not be had. */
const LATER_MS = 30_000;

let live: Promise<LiveEvents> | undefined;

/**
 * The channel's code comes after the screen that listens: nothing is heard before there is something to show it on. It
 * is asked for until it is there, as some listen once for the life of the page; meanwhile the screens ask instead.
 */
async function openChannel(): Promise<LiveEvents> {
  for (;;) {
    const part = await import('./createLiveEvents.ts').catch(() => wait(LATER_MS));
    if (!part) continue;
    return part.createLiveEvents({
      open: (signal) => openStream(eventsEndpoints.events, signal),
      isWanted: isSignedIn,
      isOnline: () => onlineManager.isOnline(),
      page: () => document,
      wait,
      random: Math.random,
    });
  }
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
