import type { Draft } from '../draft/draft.ts';

/** The composer's draft when the request was queued: used to show it and to reopen it in the composer. */
export type QueuedForm = Omit<Draft, 'idempotencyKey' | 'uncertainKey'>;

/** The name of a queued template. */
export interface QueuedTemplate {
  name: string;
}
