import { createHmac } from 'node:crypto';

/**
 * The `safety_identifier` of a job: a pseudonym of the person, stable as the API requires, and the job's id. The provider
 * returns it with the task, so a task whose id was lost can be identified with certainty. 24 + 1 + 32 characters of the
 * 64 allowed.
 */
export function safetyIdentifier({ key, ownerId, jobId }: { key: Buffer; ownerId: string; jobId: string }): string {
  const person = createHmac('sha256', key).update(ownerId).digest('hex').slice(0, 24);
  return `${person}-${jobId.replaceAll('-', '')}`;
}
