import type { PaymentsDeps } from './paymentsDeps.ts';
import { prepareTopup } from './prepareTopup.ts';
import { prepareTopupQueue } from './queues.ts';

/** Tries while the user waits. */
const TRIES = 3;
const PAUSE_MS = 250;
/** No further try starts after this: with a gateway that hangs, the user waits for one timeout and not three. */
const PATIENCE_MS = 2500;

/**
 * Prepares a new top-up while the user waits, with quick retries after a brief failure of the gateway. If they fail, a
 * job continues a second later, and the response has no `payment` yet.
 */
export async function prepareInRequest({ deps, topupId }: { deps: PaymentsDeps; topupId: string }): Promise<void> {
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
