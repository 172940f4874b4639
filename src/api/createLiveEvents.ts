import type { onlineManager } from '@tanstack/react-query';
import { createParser } from 'eventsource-parser';
import { backOff } from '../../contract/backOff.ts';
import type { LiveEvent } from '../../contract/events.ts';
import { createEmitter } from '../offline/createEmitter.ts';
import { ApiError } from './errors.ts';

export interface LiveEventsDeps {
  open: (signal: AbortSignal) => Promise<Response>;
  /** False when nobody is signed in. */
  isWanted: () => boolean;
  /** Whether we believe that the server is reachable, and when that changes. */
  network: Pick<typeof onlineManager, 'isOnline' | 'subscribe'>;
  page: () => Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  /** The other pages of Kilas in this browser: they are told that this one is looked at, and it hears the same of them. */
  otherPages: { tell: () => void; listen: (handle: () => void) => () => void };
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
}

/** Milliseconds between tries, plus a random part so that not every client meets a restarted server at once. */
const WAITS_MS = { first: 1_000, longest: 30_000 };
/**
 * The server sends something every 20 s; a longer silence means that the connection died unnoticed (sleep, a lost
 * cell).
 */
const SILENCE_MS = 45_000;
/**
 * A hidden page stays connected this long, then frees its connection; push notifications take over. It does so at once
 * when another page is looked at: over HTTP/1.1 a browser has six connections for all pages of an address, and a
 * seventh page would load nothing.
 */
const HIDDEN_MS = 60_000;

const KNOWN: Record<LiveEvent['type'], true> = {
  task: true,
  'task-deleted': true,
  balance: true,
  offers: true,
  topup: true,
  'session-ended': true,
  superseded: true,
};

/**
 * One connection per page that is looked at: reopened when it breaks, goes silent or the network has been away, closed
 * while the page is hidden.
 */
export function createLiveEvents({ open, isWanted, network, page, otherPages, wait, random }: LiveEventsDeps) {
  const { emit, hasListeners, subscribe } = createEmitter<LiveEvent | { type: 'missed' }>(() => {
    page().addEventListener('visibilitychange', applyVisibility);
    const ignoreNetwork = network.subscribe(applyNetwork);
    const ignoreOthers = otherPages.listen(() => {
      if (page().hidden) stop();
    });
    // A page opened in the background waits until it is looked at.
    if (!page().hidden) startInView();
    return () => {
      page().removeEventListener('visibilitychange', applyVisibility);
      ignoreNetwork();
      ignoreOthers();
      clearTimeout(hiddenTimer);
      stop();
    };
  });
  let running: AbortController | undefined;
  /** The wait before the next try; aborting it ends it early. */
  let pause: AbortController | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether another page of this account took over the connection: reconnecting at once would only end that one. */
  let isSuperseded = false;
  /** Tries in vain since the connection last worked. */
  let breaks = 0;

  /** Events of a newer server that this build does not know are ignored. The rest are trusted, as every answer is. */
  function receive(data: string): void {
    const event = JSON.parse(data) as LiveEvent;
    if (event.type === 'superseded') isSuperseded = true;
    else if (Object.hasOwn(KNOWN, event.type)) emit(event);
  }

  async function listen(signal: AbortSignal): Promise<void> {
    const connection = new AbortController();
    const close = () => connection.abort();
    signal.addEventListener('abort', close);
    try {
      await read(await open(connection.signal), close);
    } finally {
      signal.removeEventListener('abort', close);
      close();
    }
  }

  async function read(response: Response, close: () => void): Promise<void> {
    // Whatever the page has read by now is older than this connection, the first one, too.
    emit({ type: 'missed' });
    const parser = createParser({ onEvent: ({ data }) => receive(data) });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) return;
    for (;;) {
      const timer = setTimeout(close, SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      // It works: the server greets at once. Headers alone could be a proxy's.
      breaks = 0;
      parser.feed(value);
    }
  }

  async function run(signal: AbortSignal): Promise<void> {
    breaks = 0;
    while (!signal.aborted && isWanted()) {
      try {
        await listen(signal);
        // The server ends the stream when the access token expires: reconnect at once with a new one. When another page
        // took over, wait the longest time.
        breaks = isSuperseded ? Number.POSITIVE_INFINITY : 0;
        isSuperseded = false;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return;
        // The first break is often short. After further ones the screens poll; if the server is gone altogether,
        // connectivity.ts notices when it is back.
        if (breaks > 0 && network.isOnline() && !signal.aborted) emit({ type: 'missed' });
      }
      if (signal.aborted) return;
      const waitMs = backOff(breaks, WAITS_MS) * (0.5 + random());
      breaks += 1;
      pause = new AbortController();
      await wait(waitMs, pause.signal);
    }
  }

  function stop(): void {
    running?.abort();
    running = undefined;
    pause?.abort();
  }

  function start(): void {
    if (running && !running.signal.aborted) return;
    const controller = new AbortController();
    running = controller;
    void run(controller.signal).finally(() => controller.abort());
  }

  function startInView(): void {
    otherPages.tell();
    start();
  }

  function applyVisibility(): void {
    clearTimeout(hiddenTimer);
    if (page().hidden) {
      hiddenTimer = setTimeout(stop, HIDDEN_MS);
      return;
    }
    pause?.abort();
    startInView();
  }

  /** A connection that was open before the network went may be dead, and would be noticed only by its silence. */
  function applyNetwork(isOnline: boolean): void {
    if (!isOnline || !running || running.signal.aborted) return;
    stop();
    start();
  }

  return {
    subscribe,
    /** The session changed: the open connection belongs to the previous one. */
    restart(): void {
      stop();
      if (hasListeners() && !page().hidden) start();
    },
  };
}
