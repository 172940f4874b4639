import * as v from 'valibot';
import { KINDS } from '../generationWords.ts';
import { code, Coins, dataOf, QueryNumber, Timestamp, Uuid } from '../primitives.ts';
import {
  CONTENT_STATUSES,
  ContentQuery,
  ENDING_FILTERS,
  ENDING_OUTCOMES,
  listOf,
  paging,
  period,
  Person,
  Reason,
} from './dashboardLists.ts';
import { Task } from './generation.ts';

/** When and by which line of the admin log an item was deleted. */
export const Removal = v.object({
  log_id: Uuid,
  at: Timestamp,
  reason: v.string(),
  /** Can be restored until then. */
  until: Timestamp,
});

/** A video or image as an admin sees it. */
export const ContentItem = v.object({
  ...Task.entries,
  engine: v.object({ id: v.string(), label: v.string() }),
  /** Starts at 1 and grows each time the item is made again. */
  attempt: v.number(),
  owner: Person,
  removal: v.nullable(Removal),
});
export type ContentItem = v.InferOutput<typeof ContentItem>;

export const ContentList = listOf(ContentItem);

export const LatestQuery = v.object({
  ...ContentQuery.entries,
  /** Instead of `per_page`. */
  limit: v.optional(QueryNumber(1, 50)),
});

/** An ended attempt. It stays when its item is deleted or generated again. */
export const Ending = v.object({
  /** The item's id and the attempt's number. */
  id: v.string(),
  outcome: v.picklist(ENDING_OUTCOMES),
  failure: v.nullable(v.object({ code: v.string(), message: v.string() })),
  kind: v.picklist(KINDS),
  model: v.string(),
  engine: v.string(),
  waited_seconds: v.number(),
  ended_at: Timestamp,
  owner: Person,
  /** The item as it is now; null once its owner deleted it. */
  item: v.nullable(ContentItem),
});
export type Ending = v.InferOutput<typeof Ending>;
export const EndingList = listOf(Ending);

const ProviderName = v.pipe(v.string(), v.minLength(1, code('field_invalid')), v.maxLength(200, code('field_invalid')));

/** Days on which attempts ended, as the overview counts them. */
export const EndingsQuery = v.object({
  page: paging.page,
  per_page: paging.per_page,
  before: v.optional(
    v.pipe(v.string(), v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/\d{1,4}$/, code('field_invalid'))),
  ),
  ...period,
  outcome: v.optional(v.picklist(ENDING_FILTERS, code('field_invalid'))),
  content_type: v.optional(v.picklist(KINDS, code('field_invalid'))),
  /** As the overview's chart by model and engine names them; those that are no longer offered, too. */
  model_id: v.optional(ProviderName),
  engine_id: v.optional(ProviderName),
  user_id: v.optional(v.pipe(v.string(), v.uuid(code('field_invalid')))),
});
export type EndingsQuery = v.InferOutput<typeof EndingsQuery>;

/** How much a creator made, counting only items that match the filters. */
const Made = v.object({ videos: v.number(), images: v.number(), failed: v.number(), coins_charged: Coins });

export const Creator = v.object({
  ...Person.entries,
  ...Made.entries,
  last_made_at: v.nullable(Timestamp),
});
export type Creator = v.InferOutput<typeof Creator>;
export const CreatorList = listOf(Creator);

/** One person's items, with the person. */
export const CreatorContent = v.object({ ...ContentList.entries, user: Creator });

/** One thing that happened to an item, oldest first. */
const TASK_EVENTS = [
  'requested',
  'held',
  'started',
  'completed',
  'failed',
  'charged',
  'returned',
  'made_again',
  'deleted',
  'removed',
  'restored',
] as const;
export const TaskEvent = v.object({
  event: v.picklist(TASK_EVENTS),
  at: Timestamp,
  /** Attempt of the event; null for events of the item as a whole. */
  attempt: v.nullable(v.number()),
  /** Coins that moved; null where none did. */
  credits: v.nullable(Coins),
  /** An error code, a reason. */
  note: v.nullable(v.string()),
});
export type TaskEvent = v.InferOutput<typeof TaskEvent>;

export const ContentDetail = v.object({ ...ContentItem.entries, history: v.array(TaskEvent) });
export type ContentDetail = v.InferOutput<typeof ContentDetail>;
export const ContentDetailReply = dataOf(ContentDetail);

export const RemoveAll = v.strictObject({
  reason: Reason,
  /** Number of items that the admin was shown and typed; if it differs now, the deletion is refused, so that no item is deleted unseen. */
  expected: v.optional(v.pipe(v.number(code('field_invalid')), v.integer(code('field_invalid')))),
});

/** The result of a deletion. */
export const Removed = v.object({
  log_id: Uuid,
  removed: v.number(),
  /** Unfinished items: they were ended and their coins returned. */
  ended: v.number(),
  coins_returned: Coins,
});
export type Removed = v.InferOutput<typeof Removed>;
export const RemovedReply = dataOf(Removed);

export const RestoredReply = dataOf(v.object({ log_id: Uuid, restored: v.number() }));
export { CONTENT_STATUSES };
