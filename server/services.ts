import { setTimeout as delay } from 'node:timers/promises';
import { exportActivity } from './activity/exportActivity.ts';
import type { ArticlesDeps } from './articles/articlesDeps.ts';
import { createUploadLimiter } from './articles/pictures/uploadLimiter.ts';
import type { ActivityDeps } from './activity/activityDeps.ts';
import type { AccountsDeps } from './accounts/accountsDeps.ts';
import { readName } from './accounts/readName.ts';
import { createAuthenticate } from './accounts/authenticate.ts';
import { exportAccount } from './accounts/exportAccount.ts';
import { accountLimits } from './accounts/rateLimits.ts';
import { readRecipient } from './accounts/readRecipient.ts';
import { recordPerson } from './accounts/recordPerson.ts';
import { grantStartingCredits } from './credits/grantStartingCredits.ts';
import { createSpendLimiter } from './credits/spendLimiter.ts';
import { configuredEngines, type EngineDeps } from './engines.ts';
import { type Databases, openDatabases } from './openDatabases.ts';
import { createMetrics, type Metrics } from './metrics/createMetrics.ts';
import type { DashboardDeps } from './dashboard/dashboardDeps.ts';
import { deleteAllTasks } from './generation/cleanup/deleteAllTasks.ts';
import { exportTasks } from './generation/library/exportTasks.ts';
import type { Engine } from './generation/engine.ts';
import { createEnhancer } from './generation/enhance/enhancePrompt.ts';
import type { CallbackDeps } from './generation/modelark/routes.ts';
import { composeTaskPush } from './generation/advance/composeTaskPush.ts';
import { createModelCatalog } from './generation/modelCatalog.ts';
import { createPace } from './generation/estimates/pace.ts';
import type { GenerationDeps } from './generation/generationDeps.ts';
import { advanceTaskQueue } from './generation/queues.ts';
import { createLinkSigner } from './media/linkSigner.ts';
import { readStorageUse } from './media/readStorageUse.ts';
import { composeTest } from './notices/composeTest.ts';
import type { NoticesDeps } from './notices/noticesDeps.ts';
import { openVapid } from './notices/openVapid.ts';
import { pushNotice } from './notices/pushNotice.ts';
import { sendMailQueue, sendPushQueue } from './notices/queues.ts';
import { anonymisePayer } from './payments/anonymisePayer.ts';
import { exportInvoices } from './payments/exportInvoices.ts';
import { composeTopupPush } from './payments/composeTopupPush.ts';
import type { PaymentsDeps } from './payments/paymentsDeps.ts';
import { type OpenGateway, openGateway } from './payments/openGateway.ts';
import { readPaymentHealth, readWebhookHealth } from './payments/readPaymentHealth.ts';
import { prepareTopupQueue } from './payments/queues.ts';
import { announceOffersQueue } from './prices/announceOffers.ts';
import type { Clock } from './platform/clock.ts';
import { addressIn, type Config } from './platform/config.ts';
import { type LiveEvents, openLiveEvents } from './platform/events/liveEvents.ts';
import { deleteIdempotencyKeys } from './platform/http/idempotency.ts';
import type { Authenticate } from './platform/http/call.ts';
import { type Jobs, openJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { openMail, type Mail } from './platform/mail/openMail.ts';
import { deriveKey, openSecret } from './platform/secrets.ts';
import { openStorage } from './platform/storage/openStorage.ts';
import { endSharesOf } from './shares/endSharesOf.ts';
import type { SharesDeps } from './shares/sharesDeps.ts';
import type { Storage } from './platform/storage/storage.ts';
import { deleteOwnTemplates } from './templates/ownTemplates.ts';
import { VERIFICATIONS } from './verifications.ts';
import { exportRedemptions } from './vouchers/exportRedemptions.ts';

/** Everything that routes and workers need, opened once. */
export interface Services extends Omit<Databases, 'close'> {
  config: Config;
  log: Log;
  clock: Clock;
  storage: Storage;
  jobs: Jobs;
  live: LiveEvents;
  mail: Mail;
  authenticate: Authenticate;
  accounts: AccountsDeps;
  generation: GenerationDeps;
  callbacks: CallbackDeps;
  payments: PaymentsDeps;
  notices: NoticesDeps;
  /** The built-in gateway's own dependencies; null when a real one is configured. */
  sandbox: OpenGateway['sandbox'];
  activity: ActivityDeps;
  shares: SharesDeps;
  articles: ArticlesDeps;
  dashboard: DashboardDeps;
  /** Null: metrics are not served, and nothing is collected for them. */
  metrics: Metrics | null;
  /** The public origin. */
  publicUrl(): string;
  /** Sets the local address as `publicUrl`, unless one is configured; the port is known only after listening. */
  setPublicUrl(url: string): void;
  /** True after a stop request: this process still answers, but is not ready for new clients. */
  isDraining(): boolean;
  /** Sets `isDraining`, and ends live channels so that clients reconnect to another process. */
  drain(): void;
  close(): Promise<void>;
}

export interface ServicesOptions {
  config: Config;
  log: Log;
  clock: Clock;
  /** A migrated database. */
  connectionString: string;
  /** False for a serve-only process, which enqueues jobs for others. */
  canWork: boolean;
  /** Default: the configured ones and the embedded one. */
  engines?: (deps: EngineDeps) => Engine[];
}

/** Opens everything that a process uses, once: what runs afterwards gets it as arguments. */
export async function openServices({
  config,
  log,
  clock,
  connectionString,
  canWork,
  engines,
}: ServicesOptions): Promise<Services> {
  const { database, essentials, background, close: closeDatabases } = openDatabases({ config, log, connectionString });
  const secret = await openSecret({ database, clock, configured: config.secret });
  const storage = await openStorage(config.storage);
  const jobs = await openJobs({
    connectionString,
    log,
    queues: [advanceTaskQueue, sendMailQueue, sendPushQueue, prepareTopupQueue, announceOffersQueue],
    canWork,
  });
  const live = await openLiveEvents({ connectionString, log });
  const mail = await openMail({ config, log, clock });
  let isDraining = false;
  let localUrl = `http://localhost:${config.port}`;
  let publicUrl = config.publicUrl ?? localUrl;

  const common = { database, storage, clock };
  const callbackKey = deriveKey(secret, 'modelark callbacks');
  const engineDeps = { ...common, log, callbackKey, publicUrl: () => publicUrl };
  const switchedOn = engines?.(engineDeps) ?? configuredEngines(config, engineDeps);
  const catalog = createModelCatalog(switchedOn);
  const generation: GenerationDeps = {
    ...common,
    log,
    jobs,
    catalog,
    pace: createPace({ ...common, log, engineOf: catalog.engineOf }),
    signer: createLinkSigner(deriveKey(secret, 'media links')),
    enhancePrompt: createEnhancer({ languageModel: config.languageModel, fetch, log }),
    dailyLimit: config.dailyLimit,
    spendLimiter: createSpendLimiter(),
  };
  const { gateway, sandbox } = openGateway({
    config,
    database,
    clock,
    secret,
    fetch,
    localUrl: () => config.payments.sandboxUrl ?? localUrl,
    publicUrl: () => publicUrl,
  });
  const payments: PaymentsDeps = {
    database,
    clock,
    log,
    jobs,
    gateway,
    pricing: config.payments,
    publicUrl: () => publicUrl,
    onPaid: async (transaction, { id, userId }) => {
      await pushNotice(transaction, { jobs, userId, topic: 'topup', reference: id });
    },
    pause: (ms) => delay(ms),
  };
  const articles: ArticlesDeps = { ...common, nameOf: readName, uploadLimiter: createUploadLimiter() };
  const notices: NoticesDeps = {
    database,
    clock,
    log,
    jobs,
    vapid: await openVapid({
      database,
      clock,
      configured: config.vapid,
      subject: config.vapidSubject ?? `mailto:${addressIn(config.mail.from)}`,
    }),
    trustedOrigins: config.pushOrigins,
    composers: { test: composeTest, task: composeTaskPush(generation), topup: composeTopupPush },
    readRecipient,
  };
  const activity: ActivityDeps = { database, clock, pricing: config.payments, nameOfModel: generation.catalog.nameOf };
  const shares: SharesDeps = { ...common, publicUrl: () => publicUrl };
  const dashboard: DashboardDeps = {
    database,
    background,
    clock,
    log,
    generation,
    payments,
    signer: createLinkSigner(deriveKey(secret, 'console media links')),
    readPayments: (queries) => readPaymentHealth(queries, payments),
    readWebhooks: (queries) => readWebhookHealth(queries, payments),
    exportAccount: (userId) => exportAccount(accounts, userId),
    verifications: VERIFICATIONS,
    publicUrl: () => publicUrl,
    passwordTries: accountLimits(config).passwordByUser,
    adjustmentLimit: config.adjustmentLimit,
    readStorage: async (queries) => ({ standing: await storage.state(), ...(await readStorageUse(queries)) }),
    startedAt: clock.now(),
  };
  const accounts: AccountsDeps = {
    database: essentials,
    clock,
    jobs,
    secret,
    publicUrl: () => publicUrl,
    google: config.google,
    isProduction: config.isProduction,
    onVerified: async (transaction, { userId }) => {
      const isNew = await recordPerson(transaction, { clock, secret, userId });
      await grantStartingCredits(transaction, { clock, userId, coins: isNew ? config.startingGrant : 0 });
    },
    exporters: [
      { name: 'creations', read: exportTasks },
      { name: 'credits', read: (_queries, { userId }) => exportActivity({ deps: activity, userId }) },
      { name: 'invoices', read: exportInvoices },
      { name: 'vouchers', read: exportRedemptions },
    ],
    deleters: [
      (transaction, { userId }) => endSharesOf(transaction, { userId }),
      (transaction, { userId }) => deleteAllTasks(transaction, { clock, userId }),
      (transaction, { userId }) => anonymisePayer(transaction, { clock, userId }),
      deleteOwnTemplates,
      deleteIdempotencyKeys,
    ],
    limits: accountLimits(config),
  };
  return {
    config,
    log,
    clock,
    database,
    essentials,
    background,
    storage,
    jobs,
    live,
    mail,
    generation,
    accounts,
    callbacks: { database, clock, key: callbackKey },
    payments,
    notices,
    sandbox,
    articles,
    activity,
    shares,
    dashboard,
    metrics: config.metrics && createMetrics({ dashboard, pools: { requests: database, essentials, background }, log }),
    authenticate: createAuthenticate({ database: essentials, clock, secret }),
    publicUrl: () => publicUrl,
    setPublicUrl: (url) => {
      localUrl = url;
      publicUrl = config.publicUrl ?? url;
    },
    isDraining: () => isDraining,
    drain() {
      isDraining = true;
      live.drain();
    },
    async close() {
      await jobs.stop();
      await Promise.all(switchedOn.map((engine) => engine.stop?.()));
      await live.close();
      await mail.close();
      await closeDatabases();
    },
  };
}
