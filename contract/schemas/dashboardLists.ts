import * as v from 'valibot';
import { KINDS } from '../generationWords.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_REASON_LENGTH } from '../limits.ts';
import { code, DayOrMoment, QueryNumber, seenText, Uuid } from '../primitives.ts';
import { ROLES } from './accounts.ts';

const MAX_SEARCH_LENGTH = 200;
/** Rows of a list that are counted and reachable by page number; deeper rows are reached through `next`. */
export const MAX_LIST_DEPTH = 10_000;
/** The same for a search of everybody's items, where counting is slower. */
export const MAX_SEARCH_DEPTH = 1000;

export const USER_STATUSES = ['active', 'deactivated'] as const;
/** The steps of the conversion: confirmed the address, generated something, paid. */
export const REACHED_STEPS = ['joined', 'generated', 'paid'] as const;
/** The same as a filter of people; `active`: an attempt ended on the days. */
export const PEOPLE_STEPS = [...REACHED_STEPS, 'active'] as const;
/** Status of an item for admins: `removed` was deleted by an admin and can still be restored. */
export const CONTENT_STATUSES = ['pending', 'processing', 'completed', 'failed', 'removed'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/**
 * How an attempt ended. `stopped`: a person ended it, or it was refused; the engine did not fail. As filters there are
 * also `rated` (completed or failed: the success rate) and `returned` (failed or stopped: their coins came back).
 */
export const ENDING_OUTCOMES = ['completed', 'failed', 'stopped'] as const;
export const ENDING_FILTERS = [...ENDING_OUTCOMES, 'rated', 'returned'] as const;

const Search = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_SEARCH_LENGTH, code('field_invalid')),
  v.transform((text) => text || undefined),
);

/** Parameters of every list of the dashboard. */
const paging = {
  page: v.optional(QueryNumber(1, MAX_LIST_DEPTH), 1),
  per_page: v.optional(QueryNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  /** The `next` of an earlier page: returns the rows after it, at any depth. */
  before: v.optional(v.pipe(v.string(), v.uuid(code('field_invalid')))),
};

/** The same for lists ordered by a number. */
export const numberedPaging = {
  page: paging.page,
  per_page: paging.per_page,
  before: v.optional(QueryNumber(1, 999_999_999)),
};

/** Business days or moments, both inclusive. */
export const period = { date_from: v.optional(DayOrMoment), date_to: v.optional(DayOrMoment) };

/** Parameters of the dashboard's lists; every list call accepts all of them. */
const listParameters = {
  ...paging,
  ...period,
  search: v.optional(Search),
  user_id: v.optional(v.pipe(v.string(), v.uuid(code('field_invalid')))),
  content_type: v.optional(v.picklist(KINDS, code('field_invalid'))),
  role: v.optional(v.picklist(ROLES, code('field_invalid'))),
};
export { paging };

export const ContentQuery = v.object({
  ...listParameters,
  status: v.optional(v.picklist(CONTENT_STATUSES, code('field_invalid'))),
});
export type ContentQuery = v.InferOutput<typeof ContentQuery>;

export const PeopleQuery = v.object({
  ...listParameters,
  status: v.optional(v.picklist(USER_STATUSES, code('field_invalid'))),
  /**
   * Only people who reached this step, as the conversion counts them; the dates are those of joining. With `active`,
   * the dates are days of activity, as the overview counts active creators.
   */
  reached: v.optional(v.picklist(PEOPLE_STEPS, code('field_invalid'))),
  /** When they confirmed their address: with `active`, the people of a cohort who were active on those days. */
  joined_from: v.optional(DayOrMoment),
  joined_to: v.optional(DayOrMoment),
});
export type PeopleQuery = v.InferOutput<typeof PeopleQuery>;

/** A page of a dashboard's list. */
export const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.object({
    data: v.array(schema),
    page: v.number(),
    per_page: v.number(),
    /**
     * Rows that match, counted up to 10,000; items that a search finds, up to 1,000 or, where the newest have many, to
     * 300.
     */
    total: v.number(),
    /** True: more rows match than were counted. */
    total_is_partial: v.boolean(),
    /** Send it as `before` to get the next rows; null at the end. */
    next: v.nullable(v.union([v.string(), v.number()])),
  });

/** An admin's reason for an action that is hard to undo; it is written to the admin log. */
export const Reason = v.pipe(seenText('reason_required'), v.maxLength(MAX_REASON_LENGTH, code('field_invalid')));
export const ReasonBody = v.strictObject({ reason: Reason });

/** The owner of something, as shown in lists. */
export const Person = v.object({
  id: Uuid,
  email: v.string(),
  full_name: v.string(),
  role: v.picklist(ROLES),
  status: v.picklist(USER_STATUSES),
  /** The account was deleted by its owner. */
  is_deleted: v.boolean(),
});
export type Person = v.InferOutput<typeof Person>;
