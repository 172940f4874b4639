import * as v from 'valibot';
import { Balance } from './credits.ts';
import { Task } from './generation.ts';
import { Uuid } from '../primitives.ts';
import { TOPUP_STATUSES } from '../topupStatus.ts';

/** Events of the live channel to a signed-in client; the SSE event name is `type`, the data the object as JSON. */
export const LiveEvent = v.variant('type', [
  v.object({ type: v.literal('task'), task: Task }),
  /** The revision orders it against a restoration that arrives earlier. */
  v.object({ type: v.literal('task-deleted'), id: Uuid, revision: v.pipe(v.number(), v.integer()) }),
  v.object({ type: v.literal('balance'), ...Balance.entries }),
  /** An engine was paused or resumed, or a price changed: refetch models and prices. */
  v.object({ type: v.literal('offers') }),
  /** A top-up was prepared, paid, cancelled or expired: refetch it. */
  v.object({ type: v.literal('topup'), topup_id: Uuid, reference_id: v.string(), status: v.picklist(TOPUP_STATUSES) }),
  /** This session was ended elsewhere: sign-out everywhere, deactivation, reuse of an old token. */
  v.object({ type: v.literal('session-ended') }),
  /** The account has opened too many channels, so this one, its oldest, is closed: reconnect later, if at all. */
  v.object({ type: v.literal('superseded') }),
]);
export type LiveEvent = v.InferOutput<typeof LiveEvent>;
