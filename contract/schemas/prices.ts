import * as v from 'valibot';
import { code, dataOf, Moment, Timestamp, Uuid } from '../primitives.ts';
import { listOf, numberedPaging, Person, Reason } from './dashboardLists.ts';

/** Kinds of prices. */
export const PRICE_KINDS = ['rate', 'factor', 'package', 'fee', 'vat', 'bonus'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/**
 * The whole numbers of each kind, with their minimum and maximum. Rupiah, coins, thousandths, ten-thousandths, per
 * cent.
 */
export const PRICE_FIELDS = {
  /** Coins per second of video or per picture; the subject is a resolution. */
  rate: { coins: [1, 10_000] },
  /** Thousandths of the list price; the subject is a model. */
  factor: { permille: [10, 100_000] },
  /** The subject is a package: `coins-` and its number of coins. */
  package: { credit_amount: [1, 1_000_000], rupiah: [1000, 100_000_000], is_on_sale: [0, 1] },
  /** The platform's fee; the subject is a payment channel. */
  fee: { flat: [0, 1_000_000], permyriad: [0, 2000] },
  /** On the fee; the subject is `vat`. */
  vat: { permyriad: [0, 5000] },
  /** Coins on top of a first top-up; the subject is `first-topup`. */
  bonus: { percent: [0, 500] },
} as const satisfies Record<PriceKind, Record<string, readonly [number, number]>>;

const FIELD_NAMES = [
  'coins',
  'permille',
  'credit_amount',
  'rupiah',
  'is_on_sale',
  'flat',
  'permyriad',
  'percent',
] as const;
export type PriceField = (typeof FIELD_NAMES)[number];

/** The numbers of a price by field; the fields depend on its kind (`PRICE_FIELDS`). */
export type PriceValues = Partial<Record<PriceField, number>>;

const Subject = v.pipe(
  v.string(code('field_invalid')),
  v.nonEmpty(code('field_invalid')),
  v.maxLength(200, code('field_invalid')),
);
const Values = v.partial(
  v.object(
    Object.fromEntries(FIELD_NAMES.map((name) => [name, v.number()])) as Record<PriceField, v.NumberSchema<undefined>>,
  ),
);

/** True for exactly the fields of the kind, each whole and within its bounds. */
function areValuesOf(kind: PriceKind, values: Record<string, unknown>): boolean {
  const bounds: Record<string, readonly [number, number]> = PRICE_FIELDS[kind];
  const names = Object.keys(bounds);
  return (
    Object.keys(values).length === names.length &&
    names.every((name) => {
      const value = values[name];
      const [least, most] = bounds[name]!;
      return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
    })
  );
}

/** POST /dashboard/prices: a price from a given time on. Left out: now. */
export const NewPrice = v.pipe(
  v.strictObject({
    kind: v.picklist(PRICE_KINDS, code('field_invalid')),
    subject: Subject,
    values: v.strictObject(
      Object.fromEntries(
        FIELD_NAMES.map((name) => [name, v.optional(v.number(code('price_out_of_bounds')))]),
      ) as Record<PriceField, v.OptionalSchema<v.NumberSchema<string>, undefined>>,
    ),
    holds_from: v.optional(Moment),
    /** The price that the admin saw; if another one applies now, nothing is changed. */
    expected: v.optional(Values),
    reason: Reason,
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['values']],
      ({ kind, values }) => areValuesOf(kind, values),
      code('price_out_of_bounds'),
    ),
    ['values'],
  ),
);
export type NewPrice = v.InferOutput<typeof NewPrice>;

const PRICE_STATES = ['coming', 'holds', 'past', 'withdrawn'] as const;

/** One price that was set. Rows are only added: a later one for the same time replaces it. */
export const PriceRow = v.object({
  id: v.number(),
  kind: v.picklist(PRICE_KINDS),
  subject: v.string(),
  label: v.string(),
  values: Values,
  holds_from: Timestamp,
  set_at: Timestamp,
  by: Person,
  reason: v.string(),
  state: v.picklist(PRICE_STATES),
});
export type PriceRow = v.InferOutput<typeof PriceRow>;

/** The current price, and those set for later, the soonest first. */
export const PriceNow = v.object({
  kind: v.picklist(PRICE_KINDS),
  subject: v.string(),
  /** Display name: a resolution, a model, a bank. */
  label: v.string(),
  values: Values,
  /** Null: the default of the installation, never changed here. */
  holds_since: v.nullable(Timestamp),
  coming: v.array(PriceRow),
});
export type PriceNow = v.InferOutput<typeof PriceNow>;

export const PricesReply = dataOf(v.array(PriceNow));
export const PriceHistoryQuery = v.object({
  ...numberedPaging,
  kind: v.optional(v.picklist(PRICE_KINDS, code('field_invalid'))),
});
export const PriceHistory = listOf(PriceRow);
export const PriceSetReply = dataOf(v.object({ id: v.number(), log_id: Uuid }));
