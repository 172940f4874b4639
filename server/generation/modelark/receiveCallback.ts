import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { remoteJobs } from '../remote/remoteTables.ts';
import { jobOfCallback } from './callbackPath.ts';
import { ENGINE } from './presentModels.ts';

/**
 * Treats a callback only as a hint: it makes the job's next poll due now, and the poll asks the provider. The body is
 * ignored. Repeated and late callbacks change nothing.
 * @throws ApiError not_found for an address that we did not issue
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
