import type { Queries } from '../platform/database/database.ts';
import { publishSignal } from '../platform/events/liveEvents.ts';
import { statusOf, type TopupRow } from './presentTopup.ts';

/** Notifies the owner's screens of a changed top-up. */
export function announceTopup(
  queries: Queries,
  topup: Pick<TopupRow, 'id' | 'userId' | 'reference' | 'state'>,
): Promise<void> {
  return publishSignal(queries, {
    userId: topup.userId,
    type: 'topup',
    topupId: topup.id,
    reference: topup.reference,
    status: statusOf(topup.state),
  });
}
