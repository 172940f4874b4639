import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { API_BASE } from '../contract/endpoint.ts';
import { REPLAY_HEADER, SCHEMA_HEADER } from '../contract/limits.ts';
import { isAccountOpen } from './accounts/isAccountOpen.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { activityRoutes } from './activity/routes.ts';
import { mountCards } from './articles/cards/mountCards.ts';
import { mountPictures } from './articles/pictures/mountPictures.ts';
import { articlesRoutes } from './articles/routes.ts';
import { creditsRoutes } from './credits/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { modelArkRoutes } from './generation/modelark/routes.ts';
import { generationRoutes } from './generation/routes.ts';
import { liveRoutes } from './liveRoutes.ts';
import { isMediaRemoved } from './generation/library/isMediaRemoved.ts';
import { metricsRoute } from './metrics/metricsRoute.ts';
import { mountMedia } from './media/mountMedia.ts';
import { mountPages } from './pages/mountPages.ts';
import { openPageRenderer } from './pages/pageRenderer.ts';
import type { Services } from './services.ts';
import { noticesRoutes } from './notices/routes.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { mountSandbox } from './payments/sandbox/mountSandbox.ts';
import { answerError } from './platform/http/answerErrors.ts';
import { mountApiDocs } from './platform/http/apiDocs.ts';
import { ApiError } from './platform/http/apiError.ts';
import { findTrouble } from './readiness.ts';
import { mountShared } from './shares/mountShared.ts';
import { sharesRoutes } from './shares/routes.ts';
import { siteRoutes } from './siteRoutes.ts';
import { templatesRoutes } from './templates/routes.ts';
import { mountRoutes } from './platform/http/mountRoutes.ts';
import type { ServerVariables } from './platform/http/serverVariables.ts';
import { createBearerVerifier } from './platform/http/bearerVerifier.ts';
import { requestContext } from './platform/http/requestContext.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';
import {
  mountSelfDestroyingWorker,
  mountStaticClient,
  mountWorkerOf,
  readPageHashes,
  readSchemaVersion,
} from './platform/http/staticClient.ts';
import { originForBrowsers } from './platform/storage/openStorage.ts';
import { vouchersRoutes } from './vouchers/routes.ts';

/**
 * The whole server as one router, read top-down.
 * @param clientFolder the built client
 */
export function createApp({
  services,
  clientFolder,
}: {
  services: Services;
  clientFolder: string;
}): Hono<ServerVariables> {
  const { config, log, database, clock, authenticate } = services;
  const filesOrigin = originForBrowsers(config.storage);
  const app = new Hono<ServerVariables>({ strict: false });
  app.onError(answerError);
  app.use('*', requestContext({ log, trustProxy: config.trustProxy }));
  app.use(
    '*',
    securityHeaders({
      hashes: readPageHashes(clientFolder),
      isSecure: config.publicUrl?.startsWith('https://') ?? false,
      filesOrigin,
    }),
  );
  if (config.corsOrigins.length > 0)
    app.use(`${API_BASE}/*`, cors({ origin: config.corsOrigins, exposeHeaders: [SCHEMA_HEADER, REPLAY_HEADER] }));

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (services.isDraining()) return context.text('draining', 503);
    const trouble = await findTrouble(services);
    if (trouble) return context.text(trouble, 503, { 'Retry-After': '2' });
    return context.text('ready');
  });

  if (services.metrics && config.metrics && !config.metrics.address)
    app.get('/metrics', metricsRoute({ metrics: services.metrics, token: config.metrics.token }));

  const schemaVersion = readSchemaVersion(clientFolder);
  app.use(`${API_BASE}/*`, async (context, next) => {
    await next();
    if (schemaVersion) context.res.headers.set(SCHEMA_HEADER, schemaVersion);
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  });
  if (config.hasApiDocs) mountApiDocs(app);
  const routes = [
    ...accountsRoutes(services.accounts),
    ...creditsRoutes({ database: services.essentials }),
    ...activityRoutes(services.activity),
    ...paymentsRoutes(services.payments),
    ...noticesRoutes(services.notices),
    ...vouchersRoutes({ database, clock }),
    ...generationRoutes(services.generation),
    ...modelArkRoutes(services.callbacks),
    ...templatesRoutes({ database, clock }),
    ...sharesRoutes(services.shares),
    ...siteRoutes({ config, clock, catalog: services.generation.catalog, payments: services.payments }),
    ...articlesRoutes(services.articles),
    ...dashboardRoutes(services.dashboard),
    ...liveRoutes({ live: services.live, deps: services.generation, authenticate, log }),
  ];
  const isReader = createBearerVerifier(config.readerKeys);
  mountRoutes(app, { routes, authenticate, isReader, database, clock });
  app.all(`${API_BASE}/*`, () => {
    throw new ApiError('not_found');
  });

  mountPictures(app, { storage: services.storage });
  mountCards(app, services.articles);
  mountMedia(app, {
    database,
    clock,
    storage: services.storage,
    signer: services.generation.signer,
    dashboardSigner: services.dashboard.signer,
    isOpen: isAccountOpen,
    isRemoved: isMediaRemoved,
  });
  mountShared(app, services.shares);
  services.mail.mount(app);
  if (services.sandbox) mountSandbox(app, services.sandbox);
  const renderer = openPageRenderer({ clientFolder, ask: (address, init) => app.request(address, init) });
  mountPages(app, { database, clock, renderer, origin: services.publicUrl });
  // The service worker handles shared files; if the browser has evicted it, at least the generator opens.
  app.post('/share', (context) => context.redirect('/generate/image-to-video?source=share', 303));
  // Kill switch for a broken service worker: browsers check this address for updates by themselves.
  if (!config.hasWorker) mountSelfDestroyingWorker(app, { folder: clientFolder });
  else if (filesOrigin) mountWorkerOf(app, { folder: clientFolder, filesOrigin });
  mountStaticClient(app, { folder: clientFolder });
  return app;
}
