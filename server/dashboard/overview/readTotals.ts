import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { DayRange } from '../rollup/totals.ts';
import type { Waiting } from './waitingTimes.ts';

export type Outcome = 'completed' | 'failed' | 'stopped';

export interface EndedTotal {
  /** Null in totals of all days together. */
  day: string | null;
  kind: 'video' | 'image';
  model: string;
  engine: string;
  outcome: Outcome;
  value: number;
}

/** The stored totals of some days, ready to be added up. */
export interface Totals {
  ended: EndedTotal[];
  waiting(kind: 'video' | 'image' | null): Waiting;
  /** Sum of a metric's keys, over all days or for one. */
  sum(metric: string, keys: string[], day?: string): number;
}

/**
 * Reads the stored totals of some days by their primary key, added up in the database: waiting times alone have dozens of
 * keys a day.
 * @param isByDay keeps the days apart; `sum` of one day needs it
 */
export async function readTotals(queries: Queries, { from, to }: DayRange, { isByDay = false } = {}): Promise<Totals> {
  const day = isByDay ? sql`case when metric <> 'wait' then day end` : sql`null::date`;
  const { rows } = await queries.execute<{ day: string | null; metric: string; key: string; value: string }>(sql`
    select day::text, metric, key, sum(value) as value
    from (select ${day} as day, metric, key, value from day_totals
      where day between ${from} and ${to} and metric <> 'cohort') totals
    group by day, metric, key`);
  const sums = new Map<string, number>();
  const add = (name: string, value: number) => sums.set(name, (sums.get(name) ?? 0) + value);
  for (const { day: of, metric, key, value } of rows) {
    if (metric === 'wait' || metric === 'ended') continue;
    add(`${metric} ${key}`, Number(value));
    if (of !== null) add(`${metric} ${key} ${of}`, Number(value));
  }
  return {
    ended: rows
      .filter(({ metric }) => metric === 'ended')
      .map(({ day, key, value }) => {
        const [kind, model, engine, outcome] = key.split('|') as [EndedTotal['kind'], string, string, Outcome];
        return { day, kind, model, engine, outcome, value: Number(value) };
      }),
    waiting(kind) {
      const waiting: Waiting = new Map();
      for (const { metric, key, value } of rows) {
        if (metric !== 'wait') continue;
        const [of, bucket] = key.split('|') as [string, string];
        if (kind === null || of === kind)
          waiting.set(Number(bucket), (waiting.get(Number(bucket)) ?? 0) + Number(value));
      }
      return waiting;
    },
    sum: (metric, keys, day) =>
      keys.reduce((sum, key) => sum + (sums.get(day ? `${metric} ${key} ${day}` : `${metric} ${key}`) ?? 0), 0),
  };
}

/** Distinct people who were active in a range: each counts once, on their first active day in it. */
export async function readActive(queries: Queries, { from, to }: DayRange): Promise<number> {
  const { rows } = await queries.execute<{ people: string }>(sql`
    select coalesce(sum(people), 0) as people from active_gaps
    where day between ${from}::date and ${to}::date and (gap = 0 or day - gap < ${from}::date)`);
  return Number(rows[0]!.people);
}

/** How many people were active on each day of a range; days without any are missing. */
export async function readActiveByDay(queries: Queries, { from, to }: DayRange): Promise<Map<string, number>> {
  const { rows } = await queries.execute<{ day: string; people: string }>(sql`
    select day::text as day, sum(people) as people from active_gaps
    where day between ${from}::date and ${to}::date group by day`);
  return new Map(rows.map(({ day, people }) => [day, Number(people)]));
}
