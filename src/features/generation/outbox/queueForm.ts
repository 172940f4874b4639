import type { Draft } from '../draft/draft.ts';

/** What the composer held when a request was queued: to draw the request, and to open it there again. */
export type QueuedForm = Omit<Draft, 'idempotencyKey'>;

/** What was typed when a template was queued. */
export interface QueuedTemplate {
  name: string;
}
