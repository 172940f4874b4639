import * as v from 'valibot';
import { boundedList, dataOf, Timestamp, Uuid } from '../primitives.ts';
import { Person, Reason } from './dashboardLists.ts';

/** Most unsent mails that are listed, and retried in one call. */
export const MAX_UNSENT_MAILS = 100;

/** `retrying`: the mail server did not take it yet. `given_up`: every try failed; stored for a day. */
const UNSENT_MAIL_STATES = ['retrying', 'given_up'] as const;

export const UnsentMail = v.object({
  id: Uuid,
  /** What the message is: `verify-email`, `reset-password`, `password-changed`, `passkey-added`, `passkey-removed`. */
  kind: v.string(),
  /** Null once a newer code has replaced it. */
  to: v.nullable(v.string()),
  user: v.nullable(Person),
  state: v.picklist(UNSENT_MAIL_STATES),
  tries: v.number(),
  /** The mail server's last error message. */
  error: v.nullable(v.string()),
  created_at: Timestamp,
  /** Null when there is no further try. */
  next_try_at: v.nullable(Timestamp),
});
export type UnsentMail = v.InferOutput<typeof UnsentMail>;
export const UnsentMailsReply = v.object({
  /** The newest, at most `MAX_UNSENT_MAILS`. */
  data: v.array(UnsentMail),
  total: v.number(),
});

export const MailRetry = v.strictObject({
  ids: boundedList(Uuid, { min: 1, max: MAX_UNSENT_MAILS, tooFew: 'field_invalid', tooMany: 'field_invalid' }),
  reason: Reason,
});
export const MailRetryReply = dataOf(v.object({ log_id: Uuid, retried: v.number() }));
