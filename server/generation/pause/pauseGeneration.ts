import { and, eq, isNull } from 'drizzle-orm';
import type { LocalizedName } from '../../../contract/generation.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { EVERYBODY, publishSignal } from '../../platform/events/liveEvents.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { generationPauses } from './pauseTables.ts';
import { type Pause, readPauses } from './readPauses.ts';

/**
 * Pauses an engine, or all of them, in the caller's transaction: nothing new begins. Running work finishes; queued work
 * stays queued.
 * @throws ApiError conflict when it is already paused
 */
export async function pauseGeneration(
  transaction: Transaction,
  { id, engineId, message, now }: { id: string; engineId: string | null; message: LocalizedName; now: Date },
): Promise<void> {
  const [added] = await transaction
    .insert(generationPauses)
    .values({ id, engineId, messageId: message.id, messageEn: message.en, startedAt: now })
    .onConflictDoNothing()
    .returning({ id: generationPauses.id });
  if (!added) throw new ApiError('conflict');
  await publishSignal(transaction, { userId: EVERYBODY, type: 'offers' });
}

/** Ends a pause, in the caller's transaction. @throws ApiError not_found, conflict when it has already ended */
export async function resumeGeneration(
  transaction: Transaction,
  { id, now }: { id: string; now: Date },
): Promise<Pause> {
  const [row] = await transaction.select().from(generationPauses).where(eq(generationPauses.id, id));
  if (!row) throw new ApiError('not_found');
  const pause = (await readPauses(transaction)).find((open) => open.id === id);
  const [ended] = await transaction
    .update(generationPauses)
    .set({ endedAt: now })
    .where(and(eq(generationPauses.id, id), isNull(generationPauses.endedAt)))
    .returning({ id: generationPauses.id });
  if (!ended || !pause) throw new ApiError('conflict');
  await publishSignal(transaction, { userId: EVERYBODY, type: 'offers' });
  return pause;
}
