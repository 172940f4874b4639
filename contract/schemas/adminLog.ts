import * as v from 'valibot';
import { code, dataOf, Timestamp, Uuid } from '../primitives.ts';
import { listOf, paging, period, Person } from './dashboardLists.ts';

/** Every admin action that affects somebody else. */
export const ADMIN_ACTIONS = [
  'content.remove',
  'content.remove_all',
  'content.restore',
  'user.deactivate',
  'user.activate',
  'user.change_role',
  'user.correct_credits',
  'user.export',
  'voucher.create',
  'voucher.disable',
  'webhook.replay',
  'webhook.tick_off',
  'receipt.resolve',
  'odd_payment.tick_off',
  'report.dismiss',
  'report.end_link',
  'mail.retry',
  'ledger.check',
  'rollup.rebuild',
  'system.retry',
  'system.tick_off',
  'price.set',
  'price.withdraw',
  'generation.pause',
  'generation.resume',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

const SUBJECT_TYPES = [
  'video',
  'image',
  'user',
  'voucher',
  'webhook',
  'receipt',
  'odd_payment',
  'report',
  'system',
  'price',
  'engine',
] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

/** One line of the admin log. Lines are only ever added. */
export const AdminLogLine = v.object({
  id: Uuid,
  at: Timestamp,
  admin: Person,
  action: v.picklist(ADMIN_ACTIONS),
  subject: v.object({
    type: v.picklist(SUBJECT_TYPES),
    id: v.string(),
    /** The user concerned; null if there is none. */
    user: v.nullable(Person),
  }),
  reason: v.string(),
  /** Changed values, before and after; the fields depend on the action. */
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  /** True while the action can be undone from here. */
  can_undo: v.boolean(),
});
export type AdminLogLine = v.InferOutput<typeof AdminLogLine>;

export const AdminLogQuery = v.object({
  ...paging,
  ...period,
  action: v.optional(v.picklist(ADMIN_ACTIONS, code('field_invalid'))),
  admin_id: v.optional(v.pipe(v.string(), v.uuid(code('field_invalid')))),
  user_id: v.optional(v.pipe(v.string(), v.uuid(code('field_invalid')))),
});
export type AdminLogQuery = v.InferOutput<typeof AdminLogQuery>;
export const AdminLogList = listOf(AdminLogLine);

export const Confirmation = v.strictObject({
  password: v.pipe(
    v.string(code('password_required')),
    v.nonEmpty(code('password_required')),
    v.maxLength(128, code('password_wrong')),
  ),
});
export const ConfirmationReply = dataOf(v.object({ until: Timestamp }));
