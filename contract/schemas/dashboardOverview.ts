import * as v from 'valibot';
import { DAY_MS } from '../durations.ts';
import { BusinessDay, code, Coins, dataOf, Timestamp } from '../primitives.ts';
import { Concern, LEDGER_CHECK_STATES } from './dashboard.ts';
import { ContentItem } from './dashboardContent.ts';
import { KINDS } from '../generationWords.ts';

/** Preset ranges: business days up to and including today. */
export const RANGES = ['today', '7d', '30d', '90d'] as const;
export type Range = (typeof RANGES)[number];
/** Business days that one range may span. */
const MAX_RANGE_DAYS = 366;

export const RangeQuery = v.pipe(
  v.object({
    range: v.optional(v.picklist(RANGES, code('field_invalid')), '7d'),
    /** A custom range, both days inclusive; both or neither. Takes precedence over `range`. */
    date_from: v.optional(BusinessDay),
    date_to: v.optional(BusinessDay),
  }),
  v.forward(
    v.partialCheck(
      [['date_from'], ['date_to']],
      ({ date_from, date_to }) => (date_from === undefined) === (date_to === undefined),
      code('range_invalid'),
    ),
    ['date_to'],
  ),
  v.forward(
    v.partialCheck(
      [['date_from'], ['date_to']],
      ({ date_from, date_to }) => {
        const length = Date.parse(date_to ?? '') - Date.parse(date_from ?? '');
        // A malformed day is reported for its own field.
        return Number.isNaN(length) || (length >= 0 && length < MAX_RANGE_DAYS * DAY_MS);
      },
      code('range_invalid'),
    ),
    ['date_to'],
  ),
);
export type RangeQuery = v.InferOutput<typeof RangeQuery>;

/** Business days, both included. */
const Days = v.object({ from: v.string(), to: v.string(), days: v.number() });

/** A figure of a range and of the previous range; null when undefined, such as a rate without cases. */
const Figure = v.object({ value: v.nullable(v.number()), before: v.nullable(v.number()) });
export type Figure = v.InferOutput<typeof Figure>;

export const FIGURES = [
  'joined',
  'active_creators',
  'generations',
  'videos',
  'images',
  'failed',
  'success_rate',
  'wait_p50',
  'wait_p95',
  'coins_sold',
  'coins_given',
  'coins_spent',
  'coins_returned',
  'payments',
  'revenue',
  'fees',
  'vat',
  'paid_total',
  'joined_generated',
  'joined_paid',
] as const;
export type FigureName = (typeof FIGURES)[number];
const Figures = v.object(
  Object.fromEntries(FIGURES.map((name) => [name, Figure])) as Record<FigureName, typeof Figure>,
);
export type Figures = v.InferOutput<typeof Figures>;

/** The daily comparison of the stored totals with a full count. */
export const RollupCheck = v.object({
  state: v.picklist(LEDGER_CHECK_STATES),
  finished_at: v.nullable(Timestamp),
  /** Days that were counted again. */
  days: v.number(),
  /** A sentence for each difference, at most 200. */
  problems: v.array(v.string()),
});
export type RollupCheck = v.InferOutput<typeof RollupCheck>;

export const Overview = v.object({
  range: Days,
  before: Days,
  /** When the figures were last counted; null before the first time. */
  counted_at: v.nullable(Timestamp),
  figures: Figures,
  check: RollupCheck,
});
export type Overview = v.InferOutput<typeof Overview>;
export const OverviewReply = dataOf(Overview);

export const HomeReply = dataOf(
  v.object({
    read_at: Timestamp,
    /** Empty when all is well. */
    concerns: v.array(Concern),
    today: Figures,
    latest: v.array(ContentItem),
  }),
);

const Ended = { completed: v.number(), failed: v.number(), stopped: v.number() };

export const Analytics = v.object({
  range: Days,
  counted_at: v.nullable(Timestamp),
  days: v.array(
    v.object({
      day: v.string(),
      joined: v.number(),
      active: v.number(),
      videos: v.number(),
      images: v.number(),
      failed: v.number(),
      /** Cancelled, or refused because of an unsupported subject. */
      stopped: v.number(),
      coins_sold: Coins,
      coins_spent: Coins,
      coins_returned: Coins,
      payments: v.number(),
      revenue: v.number(),
      fees: v.number(),
      vat: v.number(),
    }),
  ),
  models: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      kind: v.picklist(KINDS),
      engine: v.object({ id: v.string(), label: v.string() }),
      ...Ended,
    }),
  ),
  /** Seconds from request to result: median and 95th percentile. */
  waiting: v.array(
    v.object({ kind: v.picklist(KINDS), p50: v.nullable(v.number()), p95: v.nullable(v.number()), count: v.number() }),
  ),
  /** Of the users who joined in the range: how many have generated and how many have paid by now. */
  conversion: v.object({ joined: v.number(), generated: v.number(), paid: v.number() }),
  /** By week of joining, newest first. `active`: how many generated something in that week, the next, and so on. */
  cohorts: v.array(
    v.object({
      /** The Monday of that week. */
      week: v.string(),
      joined: v.number(),
      generated: v.number(),
      paid: v.number(),
      active: v.array(v.number()),
    }),
  ),
});
export type Analytics = v.InferOutput<typeof Analytics>;
export const AnalyticsReply = dataOf(Analytics);
