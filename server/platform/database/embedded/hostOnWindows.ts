import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { databaseName, userName } from './createCluster.ts';
import type { Hosting } from './hosting.ts';
import type { Paths } from './paths.ts';
import { serverEnvironment } from './serverEnvironment.ts';

/**
 * Windows: a port on the loopback address, and pg_ctl, which drops an administrator's rights.
 *
 * There is no lifeline here. If this process is killed, the server runs on and the next start adopts it; a clean stop
 * leaves it running while other clients are connected.
 */
export function hostOnWindows(paths: Paths, binaries: Binaries): Hosting {
  const port = portFor(paths.root);
  const control = (...args: string[]) => runToEnd(binaries.pgCtl, ['-D', paths.cluster, '-w', ...args]);
  return {
    connectionString: (password) => `postgresql://${userName}:${password}@127.0.0.1:${port}/${databaseName}`,
    launch: () => {
      const settings = `-p ${port} -c listen_addresses=127.0.0.1`;
      return { ended: control('-l', paths.log, '-o', settings, 'start').then(() => undefined) };
    },
    release: async (connectionString) => (await hasOtherClients(connectionString)) || control('-m', 'fast', 'stop'),
  };
}

/** The same port for the same folder at every start, from the dynamic range (49152 to 65535). */
function portFor(root: string): number {
  const number = createHash('sha256').update(root.toLowerCase()).digest().readUInt16BE(0);
  return 49152 + (number % 16384);
}

async function hasOtherClients(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    return (rowCount ?? 0) > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function runToEnd(program: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: serverEnvironment(), stdio: 'ignore', windowsHide: true });
    child.once('exit', (status) => resolve(status === 0));
    child.once('error', () => resolve(false));
  });
}
