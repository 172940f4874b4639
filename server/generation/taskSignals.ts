import { sql } from 'drizzle-orm';
import { signalSql } from '../platform/events/liveEvents.ts';

/** Tells the owner's screens of tasks that hold coins now, as columns that the statement which writes them returns. */
export const taskSignals = {
  taskSignal: signalSql(sql`json_build_object('userId', user_id, 'type', 'task', 'taskId', id)::text`),
  balanceSignal: signalSql(sql`json_build_object('userId', user_id, 'type', 'balance')::text`),
};
