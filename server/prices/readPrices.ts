import { sql } from 'drizzle-orm';
import { QUOTE_KEPT_MINUTES } from '../../contract/limits.ts';
import type { PriceKind, PriceValues } from '../../contract/schemas/prices.ts';
import type { Queries } from '../platform/database/database.ts';
import { executePlanned } from '../platform/database/executePlanned.ts';

/** The manually set prices that apply at one moment. */
export interface PriceList {
  /** Undefined: none was set, so the installation's initial price applies. */
  find(kind: PriceKind, subject: string): PriceValues | undefined;
  subjects(kind: PriceKind): string[];
}

/** The current prices, and those of moments whose quotes are still honoured. */
export interface Prices {
  now: PriceList;
  /** Prices at a moment of the last {@link QUOTE_KEPT_MINUTES} minutes; the current ones for any other moment. */
  at(moment: Date): PriceList;
  /** All that applied since the time of the oldest quote that is still honoured, newest first. */
  lately: PriceList[];
}

interface Row extends Record<string, unknown> {
  kind: PriceKind;
  subject: string;
  values: PriceValues;
  /** Milliseconds since 1970. */
  at: number;
}

/** Reads the prices on the caller's connection, so that a transaction reads and charges the same price. */
export async function readPrices(queries: Queries, now: Date): Promise<Prices> {
  const oldest = new Date(now.getTime() - QUOTE_KEPT_MINUTES * 60_000);
  // The last row of each moment counts; of those, the one in effect at the oldest honoured quote and all later ones.
  const { rows } = await executePlanned<Row>(
    queries,
    sql`
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
    from (select * from held union all select * from set_prices where holds_from > ${oldest}) kept order by holds_from`,
  );
  const listAt = (moment: Date) => listOf(rows.filter(({ at }) => at <= moment.getTime()));
  const current = listOf(rows);
  const changes = [...new Set(rows.map(({ at }) => at))].filter((at) => at > oldest.getTime());
  return {
    now: current,
    at: (moment) => (moment >= oldest && moment < now ? listAt(moment) : current),
    lately: [oldest.getTime(), ...changes].toReversed().map((at) => listAt(new Date(at))),
  };
}

/** @param rows oldest first */
function listOf(rows: Row[]): PriceList {
  const values = new Map(rows.map((row) => [`${row.kind} ${row.subject}`, row.values]));
  return {
    find: (kind, subject) => values.get(`${kind} ${subject}`),
    subjects: (kind) => [...new Set(rows.filter((row) => row.kind === kind).map(({ subject }) => subject))],
  };
}
