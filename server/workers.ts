import { purgeArticles } from './articles/deleteArticle.ts';
import { collectPictures } from './articles/pictures/collectPictures.ts';
import { sweepPictures } from './articles/pictures/sweepPictures.ts';
import { accountMails } from './accounts/accountMails.ts';
import { backfillPersons } from './accounts/recordPerson.ts';
import { pruneAccounts } from './accounts/pruneAccounts.ts';
import { removeLateData } from './accounts/removeData.ts';
import { advanceTask } from './generation/advance/advanceTask.ts';
import { checkLacks } from './generation/remote/checkLacks.ts';
import { advanceTaskQueue } from './generation/queues.ts';
import { purgeDeleted } from './generation/cleanup/purgeDeleted.ts';
import { startRenderPool } from './generation/embedded/renderPool.ts';
import { sweepTempFolders } from './generation/embedded/renderTempFolder.ts';
import { sweepEngineFiles, sweepEngines, sweepFiles } from './generation/cleanup/sweepOrphans.ts';
import { rescueTasks } from './generation/advance/rescueTasks.ts';
import { sendMail } from './notices/sendMail.ts';
import { sendMailQueue, sendPushQueue } from './notices/queues.ts';
import { sendPush } from './notices/sendPush.ts';
import { announceOffers, announceOffersQueue } from './prices/announceOffers.ts';
import { VERIFICATIONS } from './verifications.ts';
import type { Services } from './services.ts';
import { startPaymentWork } from './payments/startPaymentWork.ts';
import { checkLedgerDaily } from './credits/checkLedger.ts';
import { startDashboardWork } from './dashboard/startDashboardWork.ts';
import { findOtherInstallations } from './platform/storage/findOtherInstallations.ts';
import { unlessBackupRuns } from './platform/backup/backupLock.ts';
import { pruneIdempotencyKeys } from './platform/http/idempotency.ts';
import { pruneReports } from './shares/reports.ts';
import { pruneRateLimits } from './platform/http/rateLimit.ts';
import { repeat } from './platform/repeat.ts';
import { runEachStep } from './platform/runEachStep.ts';
import { claimRun, repeatInOneProcess } from './platform/repeatInOneProcess.ts';

const RESCUE_EVERY_MS = 10_000;
const SWEEP_EVERY_MS = 60_000;
/** How often to check whether an engine's server is to be asked again for what it lacked. */
const LACKS_LOOK_MS = 60_000;
const PRUNE_EVERY_MS = 3_600_000;
const COMPLAIN_EVERY_MS = 3_600_000;
/** How often to check whether the daily ledger check is due. */
const VERIFY_LOOK_MS = 600_000;

/** Of deleted works, in one hour: of 200 each, so that 240,000 a day are kept up with. */
const MOST_BATCHES = 50;

export interface Workers {
  stop(): Promise<void>;
}

/** Removes expired codes, limits and keys, items deleted long enough ago, and files without an owner. */
export async function pruneExpired(services: Services): Promise<void> {
  const background = { ...services, database: services.background };
  const generation = { ...services.generation, database: services.background };
  const removeFiles = (run: () => Promise<unknown>) => unlessBackupRuns(services.background, run);
  await runEachStep([
    () => pruneAccounts(background),
    () => removeLateData({ ...services.accounts, database: services.background }),
    () => pruneRateLimits(background),
    () => pruneIdempotencyKeys(background),
    () => pruneReports(background),
    () => purgeDeletedInBatches(generation),
    () => removeFiles(() => purgeArticles(background)),
    () => removeFiles(() => collectPictures(background)),
    () =>
      removeFiles(() =>
        sweepUnlessShared(background, () =>
          runEachStep([() => sweepPictures(background), () => sweepFiles(generation)]),
        ),
      ),
  ]);
}

/** Batch by batch, so that a backup does not wait for all of them, and not without end, since a stop waits for it. */
async function purgeDeletedInBatches(generation: Services['generation']): Promise<void> {
  let isMore = true;
  const purge = async () => {
    isMore = (await purgeDeleted(generation)) > 0;
  };
  for (let batch = 0; isMore && batch < MOST_BATCHES; batch++)
    if (!(await unlessBackupRuns(generation.database, purge))) return;
}

/**
 * Sweeps a storage unless other installations use it: their files have no rows here and would look orphaned.
 * @returns whether it swept
 */
export async function sweepUnlessShared(
  deps: Pick<Services, 'database' | 'clock' | 'storage' | 'log'>,
  sweep: () => Promise<void>,
): Promise<boolean> {
  const others = await findOtherInstallations(deps);
  if (others.length === 0) {
    await sweep();
    return true;
  }
  if (!(await claimRun(deps.database, { name: 'complain of a shared storage', forMs: COMPLAIN_EVERY_MS })))
    return false;
  const marks = others.join(', ');
  deps.log.error(
    `${deps.storage.name} is used by another installation, too: nothing is swept there, or its files would go. Give each a folder, bucket or prefix of its own (docs/operations.md). If the other is gone, remove ${marks} there.`,
  );
  return false;
}

/** Removes work and files without an owner, left behind by killed processes. */
export async function sweepRemains(services: Services): Promise<void> {
  await runEachStep([
    // Safe in a shared storage, too: own rows name this installation's work only, and parts are removed by age.
    () => sweepEngines(services.generation),
    () => services.storage.removeCutShort(),
    () => sweepUnlessShared(services, () => sweepEngineFiles(services.generation)),
  ]);
}

/**
 * Starts everything that happens without a request: task steps, the watchdog, the embedded engine's renders, mail.
 * @param renderWorkerFile entry of a render's process
 */
export async function startWorkers(
  services: Services,
  { renderWorkerFile }: { renderWorkerFile: URL },
): Promise<Workers> {
  const { generation, jobs, log, config } = services;
  const pool = startRenderPool({
    database: services.database,
    storage: services.storage,
    clock: services.clock,
    log,
    encoder: config.studio.encoder,
    concurrency: config.studio.concurrentRenders,
    workerFile: renderWorkerFile,
  });
  await jobs.work(advanceTaskQueue, { concurrency: config.work.steps }, ({ taskId }) =>
    advanceTask({ deps: generation, taskId }),
  );
  void backfillPersons({ ...services.accounts, database: services.background }).catch((error: Error) =>
    log.warn({ error }, 'accounts of an older release could not be joined to their persons'),
  );
  const composers = accountMails(services.accounts);
  await jobs.work(sendMailQueue, { concurrency: config.work.mails }, (mail) =>
    sendMail({ mailer: services.mail.mailer, composers, mail }),
  );
  await jobs.work(sendPushQueue, { concurrency: config.work.pushes }, async (push) => {
    await sendPush(services.notices, push);
  });
  const shared = { database: services.background, log };
  await jobs.work(announceOffersQueue, { concurrency: 1 }, () => announceOffers(services.database));
  const periodic = [
    repeatInOneProcess(RESCUE_EVERY_MS, () => rescueTasks(generation), {
      ...shared,
      name: 'watch tasks',
      failureMessage: 'the task watchdog failed',
    }),
    repeatInOneProcess(PRUNE_EVERY_MS, () => pruneExpired(services), {
      ...shared,
      name: 'remove what ran out',
      failureMessage: 'pruning what has expired failed',
    }),
    repeatInOneProcess(SWEEP_EVERY_MS, () => sweepRemains(services), {
      ...shared,
      name: 'sweep remains',
      failureMessage: 'sweeping up after killed processes failed',
    }),
    repeatInOneProcess(LACKS_LOOK_MS, () => checkLacks(generation), {
      ...shared,
      name: 'check what engines lack',
      failureMessage: 'asking engines for what they lacked failed',
    }),
    // In every process: each machine has its own folders of renders.
    repeat(SWEEP_EVERY_MS, sweepTempFolders, { log, failureMessage: 'sweeping the folders of renders failed' }),
    repeat(
      VERIFY_LOOK_MS,
      () =>
        checkLedgerDaily({ database: services.background, clock: services.clock, log, verifications: VERIFICATIONS }),
      { log, failureMessage: 'the daily check of the ledger failed' },
    ),
  ];
  const payments = await startPaymentWork({ deps: services.payments, sandbox: services.sandbox });
  const dashboardWork = startDashboardWork({ ...services.dashboard, database: services.background });
  return {
    async stop() {
      await jobs.stopWorking();
      // Return renders first: a kill during the longer waits below would leave them claimed.
      await pool.stop();
      await Promise.all([dashboardWork, payments, ...periodic].map((work) => work.stop()));
    },
  };
}
