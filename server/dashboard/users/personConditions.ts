import { type SQL, sql } from 'drizzle-orm';
import type { ContentQuery, PeopleQuery } from '../../../contract/dashboard.ts';
import { personWords } from '../../accounts/tables.ts';
import { isRestorable } from '../content/contentConditions.ts';
import { businessDay, type Period, periodOf } from '../../platform/businessTime.ts';
import { earliestId } from '../../platform/identifier.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * A search as a condition on `users`: an id finds that account; words match the beginnings of words in name and
 * address.
 */
function searchedPeople(search: string): SQL {
  if (UUID.test(search)) return sql`users.id = ${search}`;
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  if (!words) return sql`false`;
  return sql`${personWords} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
}

/**
 * The dashboard's filters as conditions on `users`. Ids sort by the time an account was created. Deleted accounts are
 * left out, except with `reached`: the conversion's figures do not drop when somebody leaves.
 */
export function personConditions(
  filter: Pick<
    PeopleQuery,
    | 'search'
    | 'status'
    | 'user_id'
    | 'role'
    | 'date_from'
    | 'date_to'
    | 'before'
    | 'content_type'
    | 'reached'
    | 'joined_from'
    | 'joined_to'
  >,
  now: Date,
): SQL {
  const { from, to } = periodOf(filter, now);
  const joining = periodOf({ date_from: filter.joined_from, date_to: filter.joined_to }, now);
  const conditions = [
    !filter.reached && sql`users.deleted_at is null`,
    filter.status && sql`users.status = ${filter.status}`,
    filter.role && sql`users.role = ${filter.role}`,
    filter.user_id && sql`users.id = ${filter.user_id}`,
    filter.content_type &&
      sql`exists (select from tasks where tasks.user_id = users.id and tasks.deleted_at is null and tasks.kind = ${filter.content_type})`,
    ...(filter.reached
      ? [haveReached(filter.reached, { from, to })]
      : [from && sql`users.id >= ${earliestId(from)}`, to && sql`users.id < ${earliestId(to)}`]),
    (joining.from || joining.to) && haveReached('joined', joining),
    filter.search && searchedPeople(filter.search),
    filter.before && sql`users.id < ${filter.before}`,
  ];
  return joined(conditions);
}

/**
 * People who joined on some days and have reached a step: those whom the overview's conversion counts. Who joined is
 * read from the accounts, because milestones lag by up to a minute and a new account would be missing from its own
 * list.
 */
function haveReached(step: NonNullable<PeopleQuery['reached']>, { from, to }: Period): SQL {
  if (step === 'active') return sql`users.id in (select user_id ${firstActiveDays({ from, to })})`;
  if (step === 'joined')
    return joined([
      sql`users.email_verified_at is not null`,
      from && sql`users.email_verified_at >= ${from.toISOString()}`,
      to && sql`users.email_verified_at < ${to.toISOString()}`,
    ]);
  return sql`users.id in (select user_id from milestones where ${joined([
    sql`true`,
    from && sql`joined_day >= ${businessDay(from)}::date`,
    to && sql`joined_day <= ${businessDay(new Date(to.getTime() - 1))}::date`,
    step === 'generated' && sql`first_generation_at is not null`,
    step === 'paid' && sql`first_topup_at is not null`,
  ])})`;
}

/** Everybody's first active day in the period, as in `readActive`: one row for each person. */
export function firstActiveDays({ from, to }: Period): SQL {
  const first = from && businessDay(from);
  return sql`from active_days where ${joined([
    first
      ? sql`day >= ${first}::date and (previous_day is null or previous_day < ${first}::date)`
      : sql`previous_day is null`,
    to && sql`day <= ${businessDay(new Date(to.getTime() - 1))}::date`,
  ])}`;
}

/** The conditions for a list of creators: `people` on accounts, `made` on their items. */
export function creatorConditions(filter: ContentQuery, now: Date): { people: SQL; made: SQL } {
  const { from, to } = periodOf(filter, now);
  const made = joined([
    sql`tasks.user_id = users.id`,
    filter.status === 'removed' ? isRestorable(now) : sql`tasks.deleted_at is null`,
    filter.status && filter.status !== 'removed' && sql`tasks.status = ${filter.status}`,
    filter.content_type && sql`tasks.kind = ${filter.content_type}`,
    from && sql`tasks.id >= ${earliestId(from)}`,
    to && sql`tasks.id < ${earliestId(to)}`,
  ]);
  const people = joined([
    filter.role && sql`users.role = ${filter.role}`,
    filter.user_id && sql`users.id = ${filter.user_id}`,
    filter.search && searchedPeople(filter.search),
    filter.before && sql`users.id < ${filter.before}`,
    sql`exists (select from tasks where ${made})`,
  ]);
  return { people, made };
}

function joined(conditions: (SQL | undefined | false | '' | null)[]): SQL {
  return sql.join(
    conditions.filter((condition): condition is SQL => Boolean(condition)),
    sql` and `,
  );
}
