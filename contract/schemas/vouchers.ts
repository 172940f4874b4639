import * as v from 'valibot';
import { MAX_VOUCHER_COINS, MAX_VOUCHER_LENGTH } from '../limits.ts';
import { Coins, code, Moment, PageQuery, Timestamp, Uuid } from '../primitives.ts';

/** Case, spaces and dashes do not matter: " kilas-2026 " and "KILAS 2026" are one code. */
export const VoucherCode = v.pipe(
  v.string(code('voucher_code_required')),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  v.nonEmpty(code('voucher_code_required')),
  v.maxLength(MAX_VOUCHER_LENGTH, code('voucher_unknown')),
);

export const Redemption = v.object({
  /** Coins that were added. */
  amount: Coins,
  /** Spendable coins now. */
  balance: Coins,
  redeemed_at: Timestamp,
});
export type Redemption = v.InferOutput<typeof Redemption>;

export const VOUCHER_STATES = ['active', 'scheduled', 'ended', 'used_up', 'disabled'] as const;

export const Voucher = v.object({
  id: Uuid,
  code: v.string(),
  credits: Coins,
  /** Redemptions by all users together; null: no limit. */
  max_uses: v.nullable(v.number()),
  uses: v.number(),
  starts_at: v.nullable(Timestamp),
  ends_at: v.nullable(Timestamp),
  state: v.picklist(VOUCHER_STATES),
  note: v.string(),
  created_at: Timestamp,
  disabled_at: v.nullable(Timestamp),
});
export type Voucher = v.InferOutput<typeof Voucher>;

const whole = (min: number, max: number) =>
  v.pipe(
    v.number(code('field_invalid')),
    v.integer(code('field_invalid')),
    v.minValue(min, code('field_invalid')),
    v.maxValue(max, code('field_invalid')),
  );

// Strict: a misspelt limit that is silently dropped would create a voucher without that limit.
export const NewVoucher = v.strictObject({
  code: v.pipe(VoucherCode, v.regex(/^[A-Z0-9]{4,}$/, code('voucher_code_invalid'))),
  credits: whole(1, MAX_VOUCHER_COINS),
  max_uses: v.optional(v.nullable(whole(1, 10_000_000)), null),
  starts_at: v.optional(v.nullable(Moment), null),
  ends_at: v.optional(v.nullable(Moment), null),
  note: v.optional(v.pipe(v.string(code('field_invalid')), v.trim(), v.maxLength(500, code('field_invalid'))), ''),
});
export type NewVoucher = v.InferOutput<typeof NewVoucher>;

/** GET /admin/vouchers/: filtered by the beginning of a code, words of the note, and state. */
export const VouchersQuery = v.object({
  ...PageQuery,
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, code('field_invalid')))),
  state: v.optional(v.picklist(VOUCHER_STATES, code('field_invalid'))),
});
export type VouchersQuery = v.InferOutput<typeof VouchersQuery>;
