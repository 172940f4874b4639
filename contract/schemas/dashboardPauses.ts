import * as v from 'valibot';
import { code, dataOf, seenText, Timestamp, Uuid } from '../primitives.ts';
import { Person, Reason } from './dashboardLists.ts';
import { LocalizedName } from './generation.ts';

const MAX_NOTICE_LENGTH = 200;

const Notice = v.pipe(seenText('field_invalid'), v.maxLength(MAX_NOTICE_LENGTH, code('field_invalid')));

/** POST /dashboard/pauses: stops one engine, or all of them for maintenance, from starting new tasks. */
export const NewPause = v.strictObject({
  /** Null: all engines. */
  engine_id: v.nullable(
    v.pipe(v.string(code('field_invalid')), v.nonEmpty(code('field_invalid')), v.maxLength(100, code('field_invalid'))),
  ),
  /** Shown to creators in advance, in both languages. */
  message: v.strictObject({ id: Notice, en: Notice }),
  reason: Reason,
});
export type NewPause = v.InferOutput<typeof NewPause>;

export const PauseReading = v.object({
  id: Uuid,
  engine_id: v.nullable(v.string()),
  message: LocalizedName,
  since: Timestamp,
  by: v.nullable(Person),
  reason: v.string(),
});
export type PauseReading = v.InferOutput<typeof PauseReading>;

export const PauseReply = dataOf(v.object({ id: Uuid, log_id: Uuid }));
