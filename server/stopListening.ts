import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, Server, type Socket } from 'node:net';

/**
 * Connections that the system queues until they are accepted. Node's default of 511 dropped connections in a crowd:
 * clients saw a reset or retried after a second, instead of getting a 503.
 */
export const BACKLOG = 4096;
/** One connection is accepted a round. */
const MOST_ROUNDS = 2 * BACKLOG;
const IDLE_ROUNDS = 3;
const MOST_TRIES = 5;
const CONNECT_WITHIN_MS = 3000;
/** Connects twice in sequence, and prints the local port of the first connection. */
const CONNECT_TWICE = `const [port, host] = process.argv.slice(1);
const { connect } = require('node:net');
const first = connect(port, host, () => connect(port, host, () => process.stdout.write(String(first.localPort), () => process.exit())));`;

type Listening = Server & { _handle?: { listen?(backlog: number): number } };

/**
 * Stops accepting connections without resetting any. Closing the port makes the system reset connections that wait in
 * its accept queue, just before their first request. A queue with backlog 0 admits nobody while it is not empty: so this
 * function blocks the thread, puts two connections of its own into the queue, sets the backlog to 0 behind them, and then
 * accepts everyone up to the first of the two. The port closes when only the second is left in the queue.
 *
 * Where the queue's length is unknown (anything but Linux), the port closes after rounds that accepted nobody.
 */
export async function stopListening(server: Server): Promise<void> {
  const address = server.address() as AddressInfo;
  const setBacklog = (backlog: number) => (server as Listening)._handle?.listen?.(backlog);
  for (let tries = 0; tries < MOST_TRIES && queueLength(address) !== null; tries += 1) {
    setBacklog(BACKLOG);
    const ours = connectTwice(address);
    setBacklog(0);
    await acceptWaitingConnections(server, { upTo: ours });
    if (ours !== null && queueLength(address) === 1) break;
  }
  if (queueLength(address) !== 1) await acceptWaitingConnections(server, { upTo: null });
  // Not the HTTP server's own `close`, which also ends idle connections.
  Server.prototype.close.call(server);
}

/** Accepts waiting connections, one per round of the event loop, until one from port `upTo`, or after a few rounds without any. */
async function acceptWaitingConnections(server: Server, { upTo }: { upTo: number | null }): Promise<void> {
  let idleRounds = 0;
  let isOver = false;
  const listen = (socket: Socket) => {
    idleRounds = 0;
    isOver = socket.remotePort === upTo;
    if (isOver) socket.destroy();
  };
  server.prependListener('connection', listen);
  for (let round = 0; !isOver && idleRounds < IDLE_ROUNDS && round < MOST_ROUNDS; round += 1) {
    idleRounds += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', listen);
}

/** @returns the local port of the first connection; null if connecting failed */
function connectTwice({ address, port }: AddressInfo): number | null {
  const host = address === '::' || address === '0.0.0.0' ? '127.0.0.1' : address;
  const { stdout } = spawnSync(process.execPath, ['-e', CONNECT_TWICE, String(port), host], {
    timeout: CONNECT_WITHIN_MS,
    encoding: 'utf8',
  });
  return Number(stdout) || null;
}

/** The number of connections waiting to be accepted; null where it is unknown. For a listening port, Linux reports it in the rx_queue column. */
function queueLength({ port, family }: AddressInfo): number | null {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')} `;
  try {
    const table = readFileSync(family === 'IPv6' ? '/proc/net/tcp6' : '/proc/net/tcp', 'utf8');
    const row = table.split('\n').find((line) => line.includes(local) && line.trim().split(/\s+/)[3] === '0A');
    return row ? Number.parseInt(row.trim().split(/\s+/)[4]!.split(':')[1]!, 16) : null;
  } catch {
    return null;
  }
}
