import { sql } from 'drizzle-orm';
import { QUOTE_KEPT_MINUTES } from '../../contract/limits.ts';
import type { PriceKind, PriceValues } from '../../contract/schemas/prices.ts';
import type { Queries } from '../platform/database/database.ts';

/** What was set by hand and holds at one moment. */
export interface PriceList {
  /** Undefined: nothing was set, what the installation was set up with holds. */
  find(kind: PriceKind, subject: string): PriceValues | undefined;
  subjects(kind: PriceKind): string[];
}

/** The prices of now, and of the moments for which a quote is kept. */
export interface Prices {
  now: PriceList;
  /** Those of a moment in the last {@link QUOTE_KEPT_MINUTES} minutes; those of now for any other. */
  at(moment: Date): PriceList;
  /** Those that held when the oldest quote was given that is still kept. */
  lately: PriceList;
}

interface Row extends Record<string, unknown> {
  kind: PriceKind;
  subject: string;
  values: PriceValues;
  /** Milliseconds since 1970. */
  at: number;
}

/** Reads what holds, by the caller's connection: in a transaction, the price and what it is taken for are one. */
export async function readPrices(queries: Queries, now: Date): Promise<Prices> {
  const oldest = new Date(now.getTime() - QUOTE_KEPT_MINUTES * 60_000);
  // Of each moment the last row; of those the one that held when the oldest kept quote was given, and all since.
  const { rows } = await queries.execute<Row>(sql`
    with set_prices as (
      select * from (
        select distinct on (kind, subject, holds_from) kind, subject, holds_from, "values" from prices
        where holds_from <= ${now} order by kind, subject, holds_from, id desc
      ) latest where "values" is not null
    ), held as (
      select distinct on (kind, subject) * from set_prices where holds_from <= ${oldest}
      order by kind, subject, holds_from desc
    )
    select kind, subject, "values", (extract(epoch from holds_from) * 1000)::float8 as at
    from (select * from held union all select * from set_prices where holds_from > ${oldest}) kept order by holds_from`);
  const listAt = (moment: Date) => listOf(rows.filter(({ at }) => at <= moment.getTime()));
  const current = listOf(rows);
  return {
    now: current,
    at: (moment) => (moment >= oldest && moment < now ? listAt(moment) : current),
    lately: listAt(oldest),
  };
}

/** @param rows the oldest first */
function listOf(rows: Row[]): PriceList {
  const values = new Map(rows.map((row) => [`${row.kind} ${row.subject}`, row.values]));
  return {
    find: (kind, subject) => values.get(`${kind} ${subject}`),
    subjects: (kind) => [...new Set(rows.filter((row) => row.kind === kind).map(({ subject }) => subject))],
  };
}
