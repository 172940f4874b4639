import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/**
 * Connections that the system queues until they are accepted. Node's default of 511 dropped connections in a crowd:
 * clients saw a reset or retried after a second, instead of getting a 503.
 */
export const BACKLOG = 4096;
/** One connection is accepted a round. */
const MOST_ROUNDS = 2 * BACKLOG;
const IDLE_ROUNDS = 3;
const TRY_FOR_MS = 3000;
/** Between two tries, in which half-open connections may become whole. */
const PAUSE_MS = 20;
/** How long this thread may be blocked while the caller connects. */
const CONNECT_WITHIN_MS = 1000;
/** States of sockets in /proc/net/tcp. */
const LISTEN = '0A';
const SYN_RECV = '03';
/** Connects twice in sequence at each message, and tells the local ports of both connections. */
const CALLER = `const { connect } = require('node:net');
const { parentPort, workerData: { port, host, told } } = require('node:worker_threads');
const call = (then) => {
  const socket = connect(port, host, () => then(socket)).on('error', () => {});
};
parentPort.on('message', () =>
  call((first) =>
    call((second) => {
      Atomics.store(told, 1, second.localPort);
      Atomics.store(told, 0, first.localPort);
      Atomics.notify(told, 0);
    }),
  ),
);`;

type Listening = Server & { _handle?: { listen?(backlog: number): number } };

/** Connections of a listening port that nobody has accepted. */
interface Queue {
  waiting: number;
  /** The client's last packet is missing; it may be on its way, or have met a full queue. */
  halfOpen: number;
}

/** Another thread, which connects to this process while this thread is blocked. */
interface Caller {
  /** @returns the local ports of two connections made one after the other; null if connecting took too long */
  connectTwice(): [number, number] | null;
  end(): Promise<unknown>;
}

/**
 * Stops accepting connections without resetting any. Closing the port makes the system reset connections that wait in
 * its accept queue, just before their first request, and half-open ones, whose clients may already be sending. A queue
 * with backlog 0 admits nobody while it is not empty: so this function blocks the thread, puts two connections of its own
 * into the queue, sets the backlog to 0 behind them, and then accepts everyone up to the first of the two. The port
 * closes when only the second is left.
 *
 * Where the queue is unknown (anything but Linux), the port closes after rounds that accepted nobody.
 * @returns whether others were accepted meanwhile: their requests may still be on their way
 */
export async function stopListening(server: Server): Promise<boolean> {
  const address = server.address() as AddressInfo;
  const setBacklog = (backlog: number) => (server as Listening)._handle?.listen?.(backlog);
  const own = new Set<number | undefined>();
  let wasCalled = false;
  const listen = (socket: Socket) => {
    if (own.has(socket.remotePort)) socket.destroy();
    else wasCalled = true;
  };
  server.prependListener('connection', listen);
  let isShut = false;
  const caller = readQueue(address) && (await startCaller(address));
  const began = performance.now();
  while (caller && !isShut && performance.now() - began < TRY_FOR_MS) {
    const ours = caller.connectTwice();
    setBacklog(0);
    for (const port of ours ?? []) own.add(port);
    const wasFirstMet = await acceptWaitingConnections(server, { upTo: ours?.[0] });
    const queue = readQueue(address);
    isShut = wasFirstMet && queue?.waiting === 1 && queue.halfOpen === 0;
    if (isShut) break;
    setBacklog(BACKLOG);
    await delay(PAUSE_MS);
  }
  if (!isShut) await acceptWaitingConnections(server, {});
  // Not the HTTP server's own `close`, which also ends idle connections.
  Server.prototype.close.call(server);
  server.off('connection', listen);
  await caller?.end();
  return wasCalled;
}

/**
 * Accepts waiting connections, one per round of the event loop, until one from port `upTo`, or until a few rounds brought none.
 * @returns whether `upTo` came
 */
async function acceptWaitingConnections(server: Server, { upTo }: { upTo?: number | undefined }): Promise<boolean> {
  let idleRounds = 0;
  let isMet = false;
  const listen = (socket: Socket) => {
    idleRounds = 0;
    isMet ||= upTo !== undefined && socket.remotePort === upTo;
  };
  server.prependListener('connection', listen);
  for (let round = 0; !isMet && idleRounds < IDLE_ROUNDS && round < MOST_ROUNDS; round += 1) {
    idleRounds += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', listen);
  return isMet;
}

/** Started before it is needed: only its connecting should block this thread. */
async function startCaller({ address, port }: AddressInfo): Promise<Caller> {
  const told = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const host = address === '::' || address === '0.0.0.0' ? '127.0.0.1' : address;
  const worker = new Worker(CALLER, { eval: true, workerData: { port, host, told } });
  await once(worker, 'online');
  return {
    connectTwice() {
      told.fill(0);
      worker.postMessage('connect');
      Atomics.wait(told, 0, 0, CONNECT_WITHIN_MS);
      const [first, second] = told as unknown as [number, number];
      return first === 0 ? null : [first, second];
    },
    end: () => worker.terminate(),
  };
}

/** The connections of a port that nobody has accepted; null where the system does not tell. */
function readQueue({ port, family }: AddressInfo): Queue | null {
  const ours = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  try {
    const table = readFileSync(family === 'IPv6' ? '/proc/net/tcp6' : '/proc/net/tcp', 'utf8');
    const rows = table.split('\n').map((line) => line.trim().split(/\s+/));
    const inState = (state: string) => rows.filter(([, local, , is]) => local?.endsWith(ours) && is === state);
    const [listening] = inState(LISTEN);
    // The queue's length stands where other sockets tell the bytes that were not read.
    const waiting = listening?.[4]?.split(':')[1];
    return waiting === undefined ? null : { waiting: Number.parseInt(waiting, 16), halfOpen: inState(SYN_RECV).length };
  } catch {
    return null;
  }
}
