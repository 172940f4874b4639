import * as v from 'valibot';
import { LANGUAGES } from './languages.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './limits.ts';
import type { ErrorCode } from './errorCodes.ts';
import { isSeen, removeUnseen } from './unseen.ts';

/**
 * The message code of a rule, checked for misspelling. Returned as a plain string: the union of all codes in every rule
 * makes the schema types too large for the compiler to serialize.
 */
export const code = (value: ErrorCode): string => value;

/** A text without spaces around it and without what nobody sees. @param missing also reported where nothing is left */
export const seenText = (missing: ErrorCode) =>
  v.pipe(v.string(code(missing)), v.transform(removeUnseen), v.trim(), v.check(isSeen, code(missing)));

export const Uuid = v.pipe(v.string(), v.uuid(code('field_invalid')));
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());
/**
 * A list in a request whose length is checked before its items: otherwise a million invalid items would each produce an
 * issue before the length is refused. Every list of a request must be one (tests/unit/contract/boundedLists.test.ts).
 * @param tooFew also reported for a value that is not a list
 */
export function boundedList<Item extends v.GenericSchema>(
  item: Item,
  { min = 0, max, tooFew, tooMany }: { min?: number; max: number; tooFew: ErrorCode; tooMany: ErrorCode },
) {
  const list = v.pipe(v.array(item, tooFew), v.minLength(min, tooFew), v.maxLength(max, tooMany));
  // The same length check without the item schema.
  const length = v.pipe(v.array(v.any(), tooFew), v.maxLength(max, tooMany));
  const run: (typeof list)['~run'] = (dataset, config) => {
    const { value } = dataset;
    if (!Array.isArray(value) || value.length <= max) return list['~run'](dataset, config);
    const refused = length['~run']({ value: Array.from({ length: max + 1 }) }, config);
    // Untyped, so that no later check of a schema reads the unvalidated items.
    return { ...refused, typed: false } as ReturnType<(typeof list)['~run']>;
  };
  return { ...list, '~run': run, maxItems: max };
}

/**
 * A moment that JavaScript and PostgreSQL both know: the pattern alone lets `+07`, the year 0 and the 31st of February
 * through, which JavaScript reads as a day of March.
 */
const isPossibleMoment = (text: string) => {
  const at = Date.parse(text);
  const day = text.slice(0, 10);
  const dayAt = Date.parse(`${day}T00:00:00Z`);
  return at >= EARLIEST_MS && at <= LATEST_MS && !Number.isNaN(dayAt) && new Date(dayAt).toISOString().startsWith(day);
};
const EARLIEST_MS = Date.UTC(1900, 0, 1);
const LATEST_MS = Date.UTC(2999, 11, 31);

/** A moment from outside (ISO-8601 with a time zone). */
export const Moment = v.pipe(
  v.string(code('field_invalid')),
  v.isoTimestamp(code('field_invalid')),
  v.check(isPossibleMoment, code('field_invalid')),
);

export const Coins = v.pipe(v.number(), v.integer());
export const LanguageSchema = v.picklist(LANGUAGES, code('field_invalid'));

export const IdParams = v.object({ id: Uuid });

const wholeNumber = (min: number, max: number, invalid: ErrorCode = 'field_invalid') =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, code(invalid)), v.transform(Number))], code(invalid)),
    v.integer(code(invalid)),
    v.minValue(min, code(invalid)),
    v.maxValue(max, code(invalid)),
  );

/** A whole number in a query string. */
export const QueryNumber = wholeNumber;

export const PageQuery = {
  page: v.optional(wholeNumber(1, 1_000_000), 1),
  page_size: v.optional(wholeNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
};

/** A business day (`2026-11-21`, Asia/Jakarta). */
export const BusinessDay = v.pipe(
  v.string(code('field_invalid')),
  v.isoDate(code('field_invalid')),
  v.check(isPossibleMoment, code('field_invalid')),
);

/** A business day or a moment (ISO-8601). */
export const DayOrMoment = v.union([BusinessDay, Moment], code('field_invalid'));

/** `{ "data": … }`, the shape of every single thing. */
export const dataOf = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema });

/** `{ "data": [ … ], page, page_size, total }`, the shape of every paged list. */
export const pageOf = <S extends v.GenericSchema>(schema: S) =>
  v.object({ data: v.array(schema), page: v.number(), page_size: v.number(), total: v.number() });

/** The same for calls that page by `limit`. */
export const limitedPageOf = <S extends v.GenericSchema>(schema: S) =>
  v.object({ data: v.array(schema), page: v.number(), limit: v.number(), total: v.number() });
