import { desc, eq } from 'drizzle-orm';
import type { PushSwitches } from '../../contract/notices.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { pushSubscriptions } from './tables.ts';

const columns = {
  notifyGeneration: pushSubscriptions.notifyGeneration,
  notifyPayment: pushSubscriptions.notifyPayment,
};

interface SwitchColumns {
  notifyGeneration: boolean;
  notifyPayment: boolean;
}

/** The topics that this session's browser wants; undefined without a subscription. */
export async function readSwitches(
  queries: Queries,
  { sessionId }: { sessionId: string },
): Promise<SwitchColumns | undefined> {
  const [switches] = await queries
    .select(columns)
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
    .orderBy(desc(pushSubscriptions.confirmedAt))
    .limit(1);
  return switches;
}

/** Changes only the given switches of this session's browser. @throws ApiError push_not_subscribed */
export async function changeSwitches(
  queries: Queries,
  { sessionId, changes }: { sessionId: string; changes: Partial<PushSwitches> },
): Promise<SwitchColumns> {
  const set = { notifyGeneration: changes.notify_generation, notifyPayment: changes.notify_payment };
  const isChange = Object.values(set).some((value) => value !== undefined);
  if (isChange) await queries.update(pushSubscriptions).set(set).where(eq(pushSubscriptions.sessionId, sessionId));
  const switches = await readSwitches(queries, { sessionId });
  if (!switches) throw new ApiError('push_not_subscribed');
  return switches;
}

export const presentSwitches = ({ notifyGeneration, notifyPayment }: SwitchColumns): PushSwitches => ({
  notify_generation: notifyGeneration,
  notify_payment: notifyPayment,
});
