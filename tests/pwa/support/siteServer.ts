import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { CACHE_CONTROL } from '../../../server/pages/mountPages.ts';
import type { ServerVariables } from '../../../server/platform/http/serverVariables.ts';
import { securityHeaders } from '../../../server/platform/http/securityHeaders.ts';
import {
  mountSelfDestroyingWorker,
  mountStaticClient,
  readPageHashes,
} from '../../../server/platform/http/staticClient.ts';
import { freePort } from '../../support/productProcess.ts';
import { type CannedApi, createCannedApi } from './cannedApi.ts';

/** A site whose build can be exchanged and whose network can die, always on the same origin. */
export interface SiteServer {
  url: string;
  api: CannedApi;
  /** Serves this build from now on. */
  deploy(client: string): void;
  /** Takes the worker out of every browser, as an operator does with KILAS_WORKER=off. */
  withdrawWorker(client: string): void;
  /** Hangs up on everybody, while the browser still believes that it is online. */
  stop(): Promise<void>;
  /** Accepts every request from now on and answers none, as a dead network does. */
  swallow(): void;
  /** Answers everything with a page of its own, as a captive portal does. */
  becomePortal(): void;
  /** Answers again, on the same port. */
  start(): Promise<void>;
}

/**
 * Serves a built client by the server's own rules for files and headers, with an API from memory.
 * @param client folder of the first build.
 */
export async function openSiteServer(client: string): Promise<SiteServer> {
  const api = createCannedApi();
  let site = siteOf(client, api);
  // While it does not listen, nobody else may be given its port.
  const port = await freePort();
  let close: (() => Promise<void>) | undefined;
  let answerInstead: (() => Response | Promise<Response>) | undefined;
  const answer = (request: Request) => answerInstead?.() ?? site.fetch(request);

  async function start(): Promise<void> {
    await new Promise<void>((resolve) => {
      const server = serve({ fetch: answer, hostname: 'localhost', port }, () => resolve());
      close = () =>
        new Promise((done) => {
          server.close(() => done());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
    });
  }

  await start();
  return {
    url: `http://localhost:${port}`,
    api,
    deploy(next) {
      site = siteOf(next, api);
    },
    withdrawWorker(client) {
      site = siteOf(client, api, { hasWorker: false });
    },
    async stop() {
      await close?.();
      close = undefined;
    },
    swallow() {
      answerInstead = () => new Promise(() => {});
    },
    becomePortal() {
      answerInstead = () =>
        new Response('<html><h1>Masuk ke Wi-Fi</h1></html>', { headers: { 'content-type': 'text/html' } });
    },
    async start() {
      answerInstead = undefined;
      // Requests left without an answer never get one.
      await close?.();
      await start();
    },
  };
}

function siteOf(client: string, api: CannedApi, { hasWorker } = { hasWorker: true }): Hono<ServerVariables> {
  const site = new Hono<ServerVariables>();
  site.use('*', securityHeaders({ hashes: readPageHashes(client), isSecure: false }));
  for (const path of ['/api-lens/*', '/media/*']) site.all(path, (context) => api.app.fetch(context.req.raw));
  // As the server draws it; from a folder it would come without.
  site.get('/', async (context, next) => {
    await next();
    context.header('Cache-Control', CACHE_CONTROL);
  });
  if (!hasWorker) mountSelfDestroyingWorker(site, { folder: client });
  mountStaticClient(site, { folder: client });
  return site;
}
