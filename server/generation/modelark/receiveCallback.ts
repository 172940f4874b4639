import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { remoteJobs } from '../remote/remoteTables.ts';
import { jobOfCallback } from './callbackPath.ts';
import { ENGINE } from './presentModels.ts';

/**
 * A callback is a hint and nothing more: it makes the next look at its job due, and that look asks the provider. What
 * the body says is not read. Repeats and late ones change nothing.
 * @throws ApiError not_found for an address that we have not made
 */
export async function receiveCallback({
  database,
  clock,
  key,
  secret,
}: {
  database: Database;
  clock: Clock;
  key: Buffer;
  secret: string;
}): Promise<void> {
  const jobId = jobOfCallback({ key, secret });
  if (!jobId) throw new ApiError('not_found');
  await database
    .update(remoteJobs)
    .set({ nextStepAt: clock.now() })
    .where(
      and(
        eq(remoteJobs.id, jobId),
        eq(remoteJobs.engineId, ENGINE.id),
        inArray(remoteJobs.status, ['unsure', 'accepted']),
      ),
    );
}
