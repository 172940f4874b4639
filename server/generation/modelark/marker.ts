import { createHmac } from 'node:crypto';

/**
 * The `safety_identifier` of a job: the first part always the same for one person, as the API wants it, without saying
 * who; the second the job's own. It comes back with the task, so a task whose id was lost can be recognised for certain.
 * 24 + 1 + 32 of the 64 characters it may have.
 */
export function safetyIdentifier({ key, ownerId, jobId }: { key: Buffer; ownerId: string; jobId: string }): string {
  const person = createHmac('sha256', key).update(ownerId).digest('hex').slice(0, 24);
  return `${person}-${jobId.replaceAll('-', '')}`;
}
