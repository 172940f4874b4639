import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Services } from './services.ts';
import { StartError } from './startError.ts';
import { areReadsCrowded } from './platform/database/batchReads.ts';
import { shedLoad } from './platform/http/shedLoad.ts';
import { BACKLOG, stopListening } from './stopListening.ts';

/** Milliseconds without a request after which the load balancer has stopped sending any. */
const QUIET_MS = 1000;
/** Longest wait for clients that keep sending although `/readyz` reports not ready. */
const LAME_DUCK_MS = 5000;
/** Requests in flight may take this long after the port has closed. */
const FINISH_WITHIN_MS = 15_000;
const LOOK_MS = 50;
/** Requests waiting per database connection, above which new ones are refused: a longer queue makes nothing faster. */
const WAITING_PER_CONNECTION = 4;
/**
 * Never refuses fewer than this: a small pool's queue would be full with the one page of one admin (six calls, several
 * questions each).
 */
const MIN_WAITING = 40;
/**
 * Longer than load balancers keep idle connections (mostly 60 s), so that they close them, and never this server while
 * a request is arriving.
 */
const KEEP_ALIVE_MS = 65_000;
/**
 * A connection on which nothing has moved for this long, either way, is closed: who asks and does not read would hold
 * the answer's memory and files for ever. A live channel says something every 20 s.
 */
const SILENT_MS = 120_000;
/** Probes of load balancers; they do not count as requests. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

export interface WebServer {
  port: number;
  /**
   * Stops without dropping requests: keeps answering until no more arrive, closing each connection with its next
   * answer, then accepts no new connections and waits for requests in flight.
   */
  drain(): Promise<void>;
  /** Accepts no new requests and drops unfinished ones immediately. */
  close(): Promise<void>;
}

/** How many requests may wait for a connection before others are refused. @param pool connections of this process */
export const maxWaitingRequests = (pool: number): number => Math.max(MIN_WAITING, WAITING_PER_CONNECTION * pool);

/** Starts the server. @throws StartError when the port is busy or not permitted */
export function listen(
  services: Services,
  clientFolder: string,
  { silentMs = SILENT_MS }: { silentMs?: number } = {},
): Promise<WebServer> {
  const { config } = services;
  const app = createApp({ services, clientFolder });
  const isOverloaded = () =>
    areReadsCrowded() || services.database.$client.waitingCount >= maxWaitingRequests(config.databasePool);
  const createServer = (options: ServerOptions, listener: RequestListener) =>
    createHttpServer(options, shedLoad(listener, { isOverloaded, corsOrigins: config.corsOrigins }));
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: app.fetch,
      // Stands in for a missing Host header: health checks over HTTP/1.0 send none.
      hostname: config.host,
      createServer: createServer as typeof createHttpServer,
    }) as Server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.timeout = silentMs;
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
  // Before the application's own listener, which may answer immediately.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!PROBES.has(request.url)) lastRequestAt = performance.now();
    underWay.add(response);
    response.on('close', () => underWay.delete(response));
    if (isDraining) closeAfterResponse(response);
  });
  const isQuiet = () => underWay.size === 0 && performance.now() - lastRequestAt >= QUIET_MS;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    async drain() {
      const until = async (limit: number, isReached: () => boolean) => {
        const began = performance.now();
        while (!isReached() && performance.now() - began < limit) await delay(LOOK_MS);
      };
      isDraining = true;
      lastRequestAt = performance.now();
      for (const response of underWay) closeAfterResponse(response);
      await until(LAME_DUCK_MS, isQuiet);
      if (await stopListening(server)) lastRequestAt = performance.now();
      // Idle connections are still open: a request may be arriving on one of them.
      await until(FINISH_WITHIN_MS, isQuiet);
      await cut();
    },
    close: cut,
  };
}

/** Closes the connection after this answer, so that the client's next request goes to another process. */
function closeAfterResponse(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** An error with the remedy for a port that cannot be opened. @param setting name of the port's setting */
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
