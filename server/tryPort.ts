import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import type { Config } from './platform/config.ts';
import { portError } from './webServer.ts';

/** Where an address that means all of them is reached. */
const LOOPBACKS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
/** A port on which nobody listens: what matters is where the connection would come from. */
const NOBODYS_PORT = 1;
/** Milliseconds for an answer: the port is already had by then, and a firewall may drop what goes to nobody. */
const PATIENCE_MS = 500;

/**
 * Finds out whether the port can be had, so that a busy one is reported before the database starts. The port is taken
 * as that of an outgoing connection and never opened: whoever called in the moment until it closes would be reset,
 * and during a rolling restart somebody does.
 * @throws as `listen` does
 */
export async function tryPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const { address } = await lookup(host);
  return new Promise((resolve, reject) => {
    const outgoing = connect({
      host: LOOPBACKS[address] ?? address,
      port: NOBODYS_PORT,
      localAddress: address,
      localPort: port,
    });
    outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy());
    outgoing.on('connect', () => outgoing.destroy());
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.syscall === 'bind') reject(portError(error, port));
    });
    outgoing.on('close', () => resolve());
  });
}
