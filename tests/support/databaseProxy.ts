import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a database, which a test can close. */
export interface DatabaseProxy {
  /** The same database through the proxy. */
  connectionString: string;
  /**
   * `refusing`: open connections are cut and new ones closed at once; `silent`: bytes are dropped in both directions.
   */
  set(state: 'open' | 'refusing' | 'silent'): void;
  /** Connections that were attempted while refusing. */
  refused(): number;
  close(): Promise<void>;
}

/** Starts a proxy for a PostgreSQL server on its own port. */
export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const target = new URL(connectionString);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const sockets = new Set<Socket>();
  let state: Parameters<DatabaseProxy['set']>[0] = 'open';
  let refused = 0;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    keep(client);
    if (state === 'refusing') {
      refused += 1;
      client.destroy();
      return;
    }
    const upstream = keep(
      folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect({ port, host: target.hostname || '127.0.0.1' }),
    );
    client.on('data', (chunk) => state === 'open' && upstream.write(chunk));
    upstream.on('data', (chunk) => state === 'open' && client.write(chunk));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no port');

  const through = new URL(connectionString);
  through.hostname = '127.0.0.1';
  through.port = String(address.port);
  through.searchParams.delete('host');
  return {
    connectionString: through.href,
    refused: () => refused,
    set(next) {
      // After a silence bytes are missing from the open connections, so they are cut, as behind a real firewall.
      const isBroken = next === 'refusing' || state === 'silent';
      state = next;
      if (isBroken) cut();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
