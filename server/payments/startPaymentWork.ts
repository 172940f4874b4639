import { type Repeated, repeat } from '../platform/repeat.ts';
import { repeatInOneProcess } from '../platform/repeatInOneProcess.ts';
import { drainWebhooks } from './drainWebhooks.ts';
import type { OpenGateway } from './openGateway.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { prepareTopup } from './prepareTopup.ts';
import { prepareTopupQueue } from './queues.ts';
import { deliverSandboxWebhooks } from './sandbox/deliverSandboxWebhooks.ts';
import { pruneWebhooks } from './pruneWebhooks.ts';
import { SWEEP_EVERY_MS, sweepPayments } from './sweepPayments.ts';

const LOOK_FOR_WEBHOOKS_MS = 500;
const PRUNE_MS = 3_600_000;

/** Starts the background work of payments: retried preparations, webhooks, the sweep, the sandbox's own messages. */
export async function startPaymentWork({
  deps,
  sandbox,
}: {
  deps: PaymentsDeps;
  sandbox: OpenGateway['sandbox'];
}): Promise<Repeated> {
  const { database, jobs, log } = deps;
  await jobs.work(prepareTopupQueue, { concurrency: 4 }, ({ topupId }) => prepareTopup({ deps, topupId }));
  const options = { log, failureMessage: 'work around payments failed and will be tried again' };
  const periodic = [
    repeat(LOOK_FOR_WEBHOOKS_MS, () => drainWebhooks(deps), options),
    repeat(SWEEP_EVERY_MS, () => sweepPayments(deps), options),
    repeatInOneProcess(PRUNE_MS, () => pruneWebhooks(deps), { ...options, database, name: 'prune webhooks' }),
    ...(sandbox ? [repeat(LOOK_FOR_WEBHOOKS_MS, () => deliverSandboxWebhooks(sandbox), options)] : []),
  ];
  return {
    async stop() {
      await Promise.all(periodic.map((work) => work.stop()));
    },
  };
}
