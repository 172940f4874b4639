import pg from 'pg';

/** `starting` covers every state in which a server exists but accepts no connections yet: recovery, start, shutdown. */
export type ServerState = 'ready' | 'starting' | 'absent';

const cannotConnectNow = '57P03';
const adminShutdown = '57P01';
const absent = new Set(['ENOENT', 'ECONNREFUSED']);
const goingAway = new Set([cannotConnectNow, adminShutdown, 'ECONNRESET', 'EPIPE']);

/**
 * Checks whether a server answers at this address.
 * @throws the driver's error when one answers but refuses us (a wrong password, a missing database)
 */
export async function probeServer(connectionString: string): Promise<ServerState> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  // Without a listener, an error after connecting would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return 'ready';
  } catch (error) {
    return stateFrom(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function stateFrom(error: unknown): ServerState {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code && absent.has(code)) return 'absent';
  if (code && goingAway.has(code)) return 'starting';
  // The driver has no code for a connection that ends or times out before the greeting.
  if (message?.startsWith('Connection terminated') || message?.startsWith('timeout')) return 'starting';
  throw error;
}
