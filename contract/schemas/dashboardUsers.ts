import * as v from 'valibot';
import { MAX_ADJUSTMENT_COINS } from '../limits.ts';
import { code, Coins, dataOf, Timestamp, Uuid } from '../primitives.ts';
import { ROLES } from './accounts.ts';
import { listOf, numberedPaging, period, Person, Reason } from './dashboardLists.ts';

export const UserRow = v.object({
  ...Person.entries,
  created_at: Timestamp,
  is_email_verified: v.boolean(),
  /** Spendable coins, and coins held for unfinished tasks. */
  balance: Coins,
  held: Coins,
  last_seen_at: v.nullable(Timestamp),
});
export type UserRow = v.InferOutput<typeof UserRow>;
export const UserList = listOf(UserRow);

const UserDevice = v.object({
  id: Uuid,
  name: v.string(),
  ip: v.string(),
  created_at: Timestamp,
  last_used_at: Timestamp,
  ended_at: v.nullable(Timestamp),
  end_reason: v.nullable(v.string()),
});
export const SignInEvent = v.object({ id: Uuid, event: v.string(), device: v.string(), ip: v.string(), at: Timestamp });

/** A person as the dashboard shows them. */
export const UserDetail = v.object({
  ...UserRow.entries,
  language: v.string(),
  has_password: v.boolean(),
  has_google: v.boolean(),
  /** The sessions used last, open ones first; at most 50. */
  devices: v.array(UserDevice),
  /** The newest lines of the sign-in log; at most 50. */
  sign_ins: v.array(SignInEvent),
  /** Number of this user's deletable items, which must be typed to delete all of them. */
  content: v.number(),
});
export type UserDetail = v.InferOutput<typeof UserDetail>;
export const UserDetailReply = dataOf(UserDetail);

const Counts = v.object({ completed: v.number(), failed: v.number(), unfinished: v.number() });

/** GET /dashboard/users/{id}/analytics: one person's use of the product since joining. */
export const UserAnalytics = v.object({
  user: Person,
  balance: Coins,
  held: Coins,
  videos: Counts,
  images: Counts,
  /** Succeeded share of ended tasks, 0 to 1; null when none ended. */
  success_rate: v.nullable(v.number()),
  coins: v.object({ bought: Coins, given: Coins, spent: Coins, returned: Coins, corrected: Coins }),
  /** Whole rupiah paid, and how often. */
  payments: v.object({ count: v.number(), total: v.number() }),
  first_generation_at: v.nullable(Timestamp),
  first_topup_at: v.nullable(Timestamp),
  last_seen_at: v.nullable(Timestamp),
  models: v.array(v.object({ id: v.string(), label: v.string(), count: v.number() })),
  /** The last 30 business days, oldest first: items that ended, coins charged. */
  days: v.array(v.object({ day: v.string(), items: v.number(), coins: Coins })),
});
export type UserAnalytics = v.InferOutput<typeof UserAnalytics>;
export const UserAnalyticsReply = dataOf(UserAnalytics);

/** Stored with the idempotency key, so it must not identify anybody. */
const ChangedUser = v.pick(UserRow, ['id', 'role', 'status']);

/** The effects of deactivating an account. */
export const Deactivated = v.object({
  user: ChangedUser,
  log_id: Uuid,
  sessions_ended: v.number(),
  tasks_ended: v.number(),
  coins_returned: Coins,
});
export type Deactivated = v.InferOutput<typeof Deactivated>;
export const DeactivatedReply = dataOf(Deactivated);
export const UserChangedReply = dataOf(v.object({ user: ChangedUser, log_id: Uuid }));

export const RoleChange = v.strictObject({ role: v.picklist(ROLES, code('field_invalid')), reason: Reason });

export const CreditCorrection = v.strictObject({
  /** Coins to give (above zero) or take (below). */
  amount: v.pipe(
    v.number(code('field_invalid')),
    v.integer(code('field_invalid')),
    v.notValue(0, code('field_invalid')),
    v.minValue(-MAX_ADJUSTMENT_COINS, code('adjustment_too_large')),
    v.maxValue(MAX_ADJUSTMENT_COINS, code('adjustment_too_large')),
  ),
  reason: Reason,
});
export const CreditCorrectionReply = dataOf(v.object({ balance: Coins, log_id: Uuid }));

/** A line of a person's ledger. */
export const LedgerLine = v.object({
  id: v.number(),
  posting_id: Uuid,
  kind: v.string(),
  amount: Coins,
  balance_after: Coins,
  source_type: v.string(),
  source_id: v.string(),
  /** The reason of a correction. */
  note: v.nullable(v.string()),
  at: Timestamp,
});
export type LedgerLine = v.InferOutput<typeof LedgerLine>;
export const LedgerQuery = v.object(numberedPaging);
export const LedgerList = listOf(LedgerLine);

/** Kinds of postings that give coins away; an adjustment may also take some. */
export const GIVEN_KINDS = ['grant', 'bonus', 'redemption', 'adjustment'] as const;

/** Coins that somebody was given without paying for them. */
export const GivenLine = v.object({ ...LedgerLine.entries, user: Person });
export type GivenLine = v.InferOutput<typeof GivenLine>;
export const GivenQuery = v.object({
  ...numberedPaging,
  ...period,
  user_id: v.optional(v.pipe(v.string(), v.uuid(code('field_invalid')))),
  kind: v.optional(v.picklist(GIVEN_KINDS, code('field_invalid'))),
});
export type GivenQuery = v.InferOutput<typeof GivenQuery>;
export const GivenList = listOf(GivenLine);
