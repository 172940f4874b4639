import * as v from 'valibot';
import { DEFAULT_PAGE_SIZE, LANGUAGES, MAX_PAGE_SIZE } from './limits.ts';
import type { MessageCode } from './messages.ts';

/** Names the message code of a rule; the type keeps misspelt codes out. */
export const code = (value: MessageCode): MessageCode => value;

export const Uuid = v.pipe(v.string(), v.uuid(code('field_invalid')));
/** ISO-8601 in UTC. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());
/** Credits are whole numbers. */
export const Coins = v.pipe(v.number(), v.integer());
export const LanguageSchema = v.picklist(LANGUAGES, code('field_invalid'));

export const IdParams = v.object({ id: Uuid });

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, code('field_invalid')), v.transform(Number))],
      code('field_invalid'),
    ),
    v.integer(code('field_invalid')),
    v.minValue(min, code('field_invalid')),
    v.maxValue(max, code('field_invalid')),
  );

/** A whole number in a query string. */
export const QueryNumber = wholeNumber;

export const PageQuery = {
  page: v.optional(wholeNumber(1, 1_000_000), 1),
  page_size: v.optional(wholeNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
};

/** A business day (`2026-11-21`, Asia/Jakarta) or a moment (ISO-8601). */
export const DayOrMoment = v.union(
  [v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())],
  code('field_invalid'),
);

/** `{ "data": … }`, the shape of every single thing. */
export const dataOf = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema });

/** `{ "data": [ … ], page, page_size, total }`, the shape of every paged list. */
export const pageOf = <S extends v.GenericSchema>(schema: S) =>
  v.object({ data: v.array(schema), page: v.number(), page_size: v.number(), total: v.number() });

/** The same for the calls of the specification that page by `limit`. */
export const limitedPageOf = <S extends v.GenericSchema>(schema: S) =>
  v.object({ data: v.array(schema), page: v.number(), limit: v.number(), total: v.number() });
