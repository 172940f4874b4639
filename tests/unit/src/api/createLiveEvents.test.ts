/**
 * The live channel passes events on, reconnects after growing waits (at once when the network returns or the page is
 * looked at), says when events may have been missed, and stays closed when the session is over.
 */
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../../../src/api/errors.ts';
import { createEmitter } from '../../../../src/offline/createEmitter.ts';
import { createLiveEvents } from '../../../../src/api/createLiveEvents.ts';

/** A stream that the test writes to. */
function openChannel() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (created) => void (controller = created) });
  const encoder = new TextEncoder();
  return {
    response: new Response(body),
    say: (text: string) => controller.enqueue(encoder.encode(text)),
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError('network error')),
  };
}

const event = (data: unknown) => `event: x\ndata: ${JSON.stringify(data)}\n\n`;
const balance = { type: 'balance', balance: 7, held: 3 };

/** Live events over scripted connections; `heard` collects them. */
function listen({
  connections,
  isWanted = () => true,
  isOnline = true,
  staysAsleep = false,
  isHidden = false,
}: {
  connections: (Response | Error)[];
  isWanted?: () => boolean;
  isOnline?: boolean;
  /** Whether a wait lasts until it is ended early. */
  staysAsleep?: boolean;
  /** Whether the page was opened in the background. */
  isHidden?: boolean;
}) {
  const heard: { type: string }[] = [];
  const waits: number[] = [];
  const signals: AbortSignal[] = [];
  const page = Object.assign(new EventTarget(), { hidden: isHidden });
  const { emit: tellOfOther, subscribe: hearOthers } = createEmitter();
  let told = 0;
  let wake: (() => void) | undefined;
  const { emit: tellNetwork, subscribe: watchNetwork } = createEmitter<boolean>();
  const live = createLiveEvents({
    async open(signal) {
      signals.push(signal);
      const next = connections.shift();
      if (next instanceof Error) throw next;
      return (
        next ??
        new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(new NetworkError('ended'))))
      );
    },
    isWanted,
    network: { isOnline: () => isOnline, subscribe: watchNetwork },
    page: () => page as unknown as Document,
    otherPages: { tell: () => void told++, listen: hearOthers },
    async wait(milliseconds, signal) {
      waits.push(milliseconds);
      wake?.();
      if (staysAsleep) await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    },
    random: () => 0.5,
  });
  const stop = live.subscribe((signal) => {
    heard.push(signal);
    wake?.();
  });
  return {
    live,
    heard,
    waits,
    signals,
    stop,
    tellNetwork,
    tellOfOther,
    told: () => told,
    lookAtIt(isLookedAt = true) {
      page.hidden = !isLookedAt;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** Resolves once this many signals were heard. */
    async until(count: number) {
      while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve));
    },
    async untilWaits(count: number) {
      while (waits.length < count) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

type Listening = ReturnType<typeof listen>;

test('hands on the events of the contract, in pieces or together, and passes over what it does not know', async () => {
  const channel = openChannel();
  const { heard, until, stop } = listen({ connections: [channel.response] });
  channel.say(': hello\n\n');
  channel.say(event({ type: 'something-new' }));
  channel.say(event(balance).slice(0, 20));
  channel.say(`${event(balance).slice(20)}${event({ type: 'session-ended' })}`);
  await until(3);
  expect(heard).toEqual([{ type: 'missed' }, balance, { type: 'session-ended' }]);
  stop();
});

test('says at every opening, the first one, too, that something may have been missed', async () => {
  const first = openChannel();
  const second = openChannel();
  const { heard, until, waits, stop } = listen({
    connections: [first.response, new NetworkError('gone'), new NetworkError('gone'), second.response],
  });
  first.say(event(balance));
  await until(2);
  first.end();
  second.say(event(balance));
  await until(6);
  expect(heard.map(({ type }) => type)).toEqual(['missed', 'balance', 'missed', 'missed', 'missed', 'balance']);
  expect(waits).toEqual([1000, 2000, 4000]);
  stop();
});

test('says at every further try in vain that something may have been missed, so that asking takes the place of hearing', async () => {
  const { heard, until, waits, stop } = listen({
    connections: [new NetworkError('refused'), new NetworkError('refused'), new NetworkError('refused')],
  });
  await until(2);
  expect(heard).toEqual([{ type: 'missed' }, { type: 'missed' }]);
  expect(waits.slice(0, 2)).toEqual([1000, 2000]);
  stop();
});

test('asks for nothing anew while the server is out of reach, and for everything once it is back', async () => {
  const channel = openChannel();
  const { heard, until, waits, stop } = listen({
    connections: [
      new NetworkError('refused'),
      new NetworkError('refused'),
      new NetworkError('refused'),
      channel.response,
    ],
    isOnline: false,
  });
  channel.say(event(balance));
  await until(2);
  expect(heard).toEqual([{ type: 'missed' }, balance]);
  expect(waits).toEqual([1000, 2000, 4000]);
  stop();
});

test('after a connection that worked, the next try comes soon, however many were in vain before', async () => {
  const channel = openChannel();
  const { until, untilWaits, waits, stop } = listen({
    connections: [new NetworkError('gone'), new NetworkError('gone'), new NetworkError('gone'), channel.response],
  });
  channel.say(event(balance));
  await until(4);
  channel.breakOff();
  await untilWaits(4);
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 1000]);
  stop();
});

test.each([
  ['the network returns', ({ tellNetwork }: Listening) => tellNetwork(true)],
  ['the page is looked at again', ({ lookAtIt }: Listening) => lookAtIt()],
] as const)('does not wait any longer when %s', async (_, happens) => {
  const channel = openChannel();
  const listening = listen({ connections: [new NetworkError('gone'), channel.response], staysAsleep: true });
  await listening.untilWaits(1);
  listening.tellNetwork(false);
  expect(listening.signals).toHaveLength(1);
  happens(listening);
  channel.say(event(balance));
  await listening.until(2);
  expect(listening.heard).toEqual([{ type: 'missed' }, balance]);
  listening.stop();
});

test('opens another connection when the network was away: the one from before may be dead without a word', async () => {
  const dead = openChannel();
  const channel = openChannel();
  const { tellNetwork, heard, until, waits, signals, stop } = listen({
    connections: [dead.response, channel.response],
  });
  dead.say(event(balance));
  await until(2);
  tellNetwork(false);
  tellNetwork(true);
  expect(signals[0]?.aborted).toBe(true);
  channel.say(event({ type: 'session-ended' }));
  await until(4);
  expect(heard.map(({ type }) => type)).toEqual(['missed', 'balance', 'missed', 'session-ended']);
  expect(waits).toEqual([]);
  stop();
});

test('a network that returns opens nothing where nobody is signed in any more', async () => {
  const { tellNetwork, signals, waits, stop } = listen({ connections: [new ApiError(401, {})] });
  await new Promise((resolve) => setTimeout(resolve));
  tellNetwork(true);
  expect(signals).toHaveLength(1);
  expect(waits).toEqual([]);
  stop();
});

test('stays away for a while when others of the same account took its place, and tells nobody', async () => {
  const first = openChannel();
  const second = openChannel();
  const { heard, until, waits, stop } = listen({ connections: [first.response, second.response] });
  first.say(event({ type: 'superseded' }));
  first.end();
  second.say(event(balance));
  second.end();
  await until(3);
  stop();
  expect(heard).toEqual([{ type: 'missed' }, { type: 'missed' }, balance]);
  expect(waits[0]).toBe(30_000);
});

test('stays away when the session is over', async () => {
  const { waits, signals, stop } = listen({ connections: [new ApiError(401, {})] });
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(signals).toHaveLength(1);
  expect(waits).toEqual([]);
  stop();
});

test('opens nothing while nobody is signed in, and opens when somebody is', async () => {
  let isSignedIn = false;
  const channel = openChannel();
  const { live, heard, until, signals, stop } = listen({ connections: [channel.response], isWanted: () => isSignedIn });
  expect(signals).toHaveLength(0);
  isSignedIn = true;
  live.restart();
  channel.say(event(balance));
  await until(2);
  expect(heard).toEqual([{ type: 'missed' }, balance]);
  stop();
});

test('the last listener leaving closes the connection', async () => {
  const { signals, stop } = listen({ connections: [] });
  expect(signals[0]?.aborted).toBe(false);
  stop();
  expect(signals[0]?.aborted).toBe(true);
});

test('a hidden page gives its connection up when another page is looked at, and opens one again when it is itself', () => {
  const { lookAtIt, tellOfOther, told, signals, stop } = listen({ connections: [] });
  tellOfOther();
  lookAtIt(false);
  expect([told(), signals.map(({ aborted }) => aborted)]).toEqual([1, [false]]);
  tellOfOther();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  lookAtIt();
  expect([told(), signals.map(({ aborted }) => aborted)]).toEqual([2, [true, false]]);
  stop();
});

test('a page opened in the background opens no connection until it is looked at', () => {
  const { live, lookAtIt, told, signals, stop } = listen({ connections: [], isHidden: true });
  live.restart();
  expect([told(), signals.length]).toEqual([0, 0]);
  lookAtIt();
  expect([told(), signals.length]).toEqual([1, 1]);
  stop();
});
