import type { PaymentsDeps } from './paymentsDeps.ts';
import { prepareTopup } from './prepareTopup.ts';
import { prepareTopupQueue } from './queues.ts';

/** Tries made while the person waits. */
const TRIES = 3;
const PAUSE_MS = 250;
/** No further try begins after this: a gateway that hangs costs the person one time-out and not three. */
const PATIENCE_MS = 2500;

/**
 * Has a fresh top-up prepared while the person waits, again at once after a hiccup of the gateway. Where that does not
 * help, a job goes on in a moment, and the answer has no `payment` yet.
 */
export async function prepareWhileWaiting({ deps, topupId }: { deps: PaymentsDeps; topupId: string }): Promise<void> {
  const { jobs, database, log, pause } = deps;
  const startedAt = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await prepareTopup({ deps, topupId });
    } catch (error) {
      log.info({ error: (error as Error).message, tries }, 'the gateway did not prepare a top-up at once');
      if (tries === TRIES || performance.now() - startedAt > PATIENCE_MS) break;
      await pause(PAUSE_MS * tries);
    }
  }
  await jobs.enqueue(database, prepareTopupQueue, { topupId }, { startAfterSeconds: 1 });
}
