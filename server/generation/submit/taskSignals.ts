import { sql } from 'drizzle-orm';
import { signalSql } from '../../platform/events/liveEvents.ts';

/** Signals as RETURNING columns: the write of tasks that hold coins makes the owner's live events itself. */
export const taskSignals = {
  taskSignal: signalSql(sql`json_build_object('userId', user_id, 'type', 'task', 'taskId', id)::text`),
  balanceSignal: signalSql(sql`json_build_object('userId', user_id, 'type', 'balance')::text`),
};
