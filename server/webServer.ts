import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Services } from './services.ts';
import type { Config } from './platform/config.ts';
import { StartError } from './startError.ts';
import { refuseCrowds } from './platform/http/refuseCrowds.ts';
import { stopListening } from './stopListening.ts';

/** Without a request for this long, nobody sends us any more: whoever balances the load has looked elsewhere. */
const QUIET_MS = 1000;
/** Who goes on sending although we say that we are not ready is not waited for any longer. */
const LAME_DUCK_MS = 5000;
/** Requests under way may take this long from the wish to stop on. */
const FINISH_WITHIN_MS = 20_000;
const LOOK_MS = 50;
/** Who waits for a connection to the database, for each that there is. More are not let in: waiting longer makes nothing faster. */
const CROWD = 4;
/**
 * Connections that the system holds until we take them. Node's own 511 dropped those of a crowd, who saw a reset or
 * waited a second for their next try, where a 503 would have told them what to do.
 */
const BACKLOG = 4096;
/** Longer than balancers keep a resting connection (mostly 60 s): they end it, not we, while a request is on its way. */
const KEEP_ALIVE_MS = 65_000;
/** Asked by those who want to know whether to send us requests; no requests themselves. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

export interface WebServer {
  port: number;
  /**
   * Stops without cutting anybody off: goes on answering until nobody sends anything, each answer being the last on its
   * connection, then takes no new ones and waits for those under way.
   */
  drain(): Promise<void>;
  /** Takes no new requests and drops what is not finished at once. */
  close(): Promise<void>;
}

/** Opens the port for a moment: who finds it taken need not wait for a database first. @throws as listen does */
export function tryPort({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(port, host, () => probe.close(() => resolve()));
    probe.on('error', (error) => reject(portError(error, port)));
  });
}

/** Opens the port. @throws StartError when it is taken or may not be opened */
export function listen(services: Services, clientFolder: string): Promise<WebServer> {
  const { config } = services;
  const app = createApp({ services, clientFolder });
  const isCrowded = () => services.database.$client.waitingCount >= CROWD * config.databasePool;
  const createServer = (options: ServerOptions, listener: RequestListener) =>
    createHttpServer(options, refuseCrowds(listener, { isCrowded, corsOrigins: config.corsOrigins }));
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: app.fetch,
      createServer: createServer as typeof createHttpServer,
    }) as Server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.on('error', (error) => reject(portError(error, config.port)));
    server.listen({ port: config.port, host: config.host, backlog: BACKLOG }, () =>
      resolve({ port: (server.address() as AddressInfo).port, ...stoppable(server) }),
    );
  });
}

function stoppable(server: Server): Omit<WebServer, 'port'> {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  let lastRequestAt = 0;
  // Before the application's own listener, which may answer at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!PROBES.has(request.url)) lastRequestAt = Date.now();
    underWay.add(response);
    response.on('close', () => underWay.delete(response));
    if (isDraining) sayLast(response);
  });
  const isQuiet = () => underWay.size === 0 && Date.now() - lastRequestAt >= QUIET_MS;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    async drain() {
      const began = Date.now();
      const until = async (limit: number, isReached: () => boolean) => {
        while (!isReached() && Date.now() - began < limit) await delay(LOOK_MS);
      };
      isDraining = true;
      lastRequestAt = began;
      for (const response of underWay) sayLast(response);
      await until(FINISH_WITHIN_MS, () => isQuiet() || Date.now() - began >= LAME_DUCK_MS);
      await stopListening(server);
      // Connections that rest are not closed yet: a request may be on its way on one of them.
      await until(FINISH_WITHIN_MS, isQuiet);
      await cut();
    },
    close: cut,
  };
}

/** The next request of this caller is for another process: this connection ends with this answer. */
function sayLast(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** What to do about a port that cannot be opened. @param setting its name */
export function portError(error: NodeJS.ErrnoException, port: number, setting = 'PORT'): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is busy. Stop what uses it, or choose another: ${setting}=${port + 1} npm start`,
    );
  if (error.code === 'EACCES')
    return new StartError(
      `This user may not open port ${port}. Choose one above 1023: ${setting}=${setting === 'PORT' ? 3000 : 9464} npm start`,
    );
  return error;
}
