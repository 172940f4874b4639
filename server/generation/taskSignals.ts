import { sql } from 'drizzle-orm';
import { signalling } from '../platform/events/liveEvents.ts';

/** Tells the owner's screens of tasks that hold coins now, as columns that the statement which writes them returns. */
export const taskSignals = {
  toldTask: signalling(sql`json_build_object('userId', user_id, 'type', 'task', 'taskId', id)::text`),
  toldBalance: signalling(sql`json_build_object('userId', user_id, 'type', 'balance')::text`),
};
