import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, Server, type Socket } from 'node:net';

const MOST_ROUNDS = 2000;
const IDLE_ROUNDS = 3;
const MOST_TRIES = 5;
const USUAL_BACKLOG = 511;
const CONNECT_WITHIN_MS = 3000;
/** Connects twice, one behind the other, and prints its own end of the first connection. */
const CONNECT_TWICE = `const [port, host] = process.argv.slice(1);
const { connect } = require('node:net');
const first = connect(port, host, () => connect(port, host, () => process.stdout.write(String(first.localPort), () => process.exit())));`;

type Listening = Server & { _handle?: { listen?(backlog: number): number } };

/**
 * Takes no new connections, and resets none: the system drops with the port those that it has accepted for us and that
 * we have not heard of, a moment before their first request. A queue whose backlog is nought lets nobody in while
 * somebody is in it; so two callers of our own come while this thread stands still, the queue is shut behind them, and
 * everybody up to the first of them is heard. The port closes when the second is all that is left in it.
 *
 * Where the system does not tell how long its queue is (anything but Linux), the port closes behind a round that took nobody.
 */
export async function stopListening(server: Server): Promise<void> {
  const address = server.address() as AddressInfo;
  const setBacklog = (backlog: number) => (server as Listening)._handle?.listen?.(backlog);
  for (let tries = 0; tries < MOST_TRIES && queueLength(address) !== null; tries += 1) {
    setBacklog(USUAL_BACKLOG);
    const ours = connectTwice(address);
    setBacklog(0);
    await takeThoseWhoWait(server, { upTo: ours });
    if (ours !== null && queueLength(address) === 1) break;
  }
  if (queueLength(address) !== 1) await takeThoseWhoWait(server, { upTo: null });
  // Not the HTTP server's own `close`, which ends resting connections as well.
  Server.prototype.close.call(server);
}

/** A round of the event loop takes one of those that wait: until that was `upTo`, or a few rounds took nobody. */
async function takeThoseWhoWait(server: Server, { upTo }: { upTo: number | null }): Promise<void> {
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

/** @returns the port of the first of our callers; null when they did not get through */
function connectTwice({ address, port }: AddressInfo): number | null {
  const host = address === '::' || address === '0.0.0.0' ? '127.0.0.1' : address;
  const { stdout } = spawnSync(process.execPath, ['-e', CONNECT_TWICE, String(port), host], {
    timeout: CONNECT_WITHIN_MS,
    encoding: 'utf8',
  });
  return Number(stdout) || null;
}

/** How many connections wait to be taken; null where the system does not tell. For a listening port, Linux names them in the column of what is to be read. */
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
