import { drainWebhooks } from './drainWebhooks.ts';
import type { OpenGateway } from './openGateway.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { prepareTopup } from './prepareTopup.ts';
import { prepareTopupQueue } from './queues.ts';
import { deliverSandboxWebhooks } from './sandbox/deliverSandboxWebhooks.ts';
import { pruneWebhooks } from './pruneWebhooks.ts';
import { sweepPayments } from './sweepPayments.ts';

const LOOK_FOR_WEBHOOKS_MS = 500;
const SWEEP_MS = 60_000;
const PRUNE_MS = 3_600_000;

/** Starts what happens around payments without a request: preparing what did not get through, webhooks, the sweep, the sandbox's own messages. */
export async function startPaymentWork({
  deps,
  sandbox,
}: {
  deps: PaymentsDeps;
  sandbox: OpenGateway['sandbox'];
}): Promise<{ stop(): Promise<void> }> {
  const { jobs, log } = deps;
  await jobs.work(prepareTopupQueue, { concurrency: 4 }, ({ topupId }) => prepareTopup({ deps, topupId }));
  const loops = [
    repeat(LOOK_FOR_WEBHOOKS_MS, () => drainWebhooks(deps)),
    repeat(SWEEP_MS, () => sweepPayments(deps)),
    repeat(PRUNE_MS, () => pruneWebhooks(deps)),
    ...(sandbox ? [repeat(LOOK_FOR_WEBHOOKS_MS, () => deliverSandboxWebhooks(sandbox))] : []),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };

  /** One run after the other, never two at once; a failed run is logged and the next one comes. */
  function repeat(everyMs: number, run: () => Promise<unknown>): { stop(): Promise<void> } {
    let isStopped = false;
    let current: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      if (isStopped || isRunning) return;
      isRunning = true;
      current = run()
        .catch((error: Error) =>
          log.warn({ error: error.message }, 'work around payments failed and will be tried again'),
        )
        .finally(() => {
          isRunning = false;
        });
    }, everyMs);
    let isRunning = false;
    return {
      async stop() {
        isStopped = true;
        clearInterval(timer);
        await current;
      },
    };
  }
}
