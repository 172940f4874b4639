import * as v from 'valibot';
import { Balance } from './credits.ts';
import { Task } from './generation.ts';
import { Uuid } from '../primitives.ts';
import { TOPUP_STATUSES } from '../topupStatus.ts';

/** What the one live channel to a signed-in client carries; the SSE event name is `type`, the data the object as JSON. */
export const LiveEvent = v.variant('type', [
  v.object({ type: v.literal('task'), task: Task }),
  /** The revision tells it from a restoration that is heard of earlier. */
  v.object({ type: v.literal('task-deleted'), id: Uuid, revision: v.pipe(v.number(), v.integer()) }),
  v.object({ type: v.literal('balance'), ...Balance.entries }),
  /** An engine was paused or goes on, or a price changed: read models and prices again. */
  v.object({ type: v.literal('offers') }),
  /** A top-up was prepared, paid, cancelled or ran out: read it again. */
  v.object({ type: v.literal('topup'), topup_id: Uuid, reference_id: v.string(), status: v.picklist(TOPUP_STATUSES) }),
  /** This session was ended elsewhere: sign-out everywhere, deactivation, reuse of an old token. */
  v.object({ type: v.literal('session-ended') }),
  /** The account opened so many channels that this one, its oldest, ends: come back later, if at all. */
  v.object({ type: v.literal('superseded') }),
]);
export type LiveEvent = v.InferOutput<typeof LiveEvent>;
