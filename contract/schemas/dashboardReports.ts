import * as v from 'valibot';
import { KINDS } from '../generationWords.ts';
import { code, dataOf, Timestamp, Uuid } from '../primitives.ts';
import { listOf, paging, Person, Reason } from './dashboardLists.ts';
import { REPORT_REASONS, REPORT_STATES } from './shares.ts';

/** A visitor's report about a shared work. */
export const Report = v.object({
  id: Uuid,
  reason: v.picklist(REPORT_REASONS),
  note: v.string(),
  state: v.picklist(REPORT_STATES),
  created_at: Timestamp,
  closed_at: v.nullable(Timestamp),
  /** Whether the reported link is still open. */
  is_shared: v.boolean(),
  /** The link's page. */
  path: v.string(),
  /** The reported work; null once it is permanently deleted. */
  work: v.nullable(
    v.object({
      id: Uuid,
      kind: v.picklist(KINDS),
      prompt: v.string(),
      owner: Person,
      /** Null while there is no picture to show. */
      thumbnail_url: v.nullable(v.string()),
    }),
  ),
});
export type Report = v.InferOutput<typeof Report>;

export const ReportsQuery = v.object({
  page: paging.page,
  per_page: paging.per_page,
  before: paging.before,
  state: v.optional(v.picklist(REPORT_STATES, code('field_invalid'))),
});
export const ReportList = listOf(Report);

const REPORT_ACTIONS = ['dismiss', 'remove'] as const;
export const ReportClosing = v.strictObject({
  action: v.picklist(REPORT_ACTIONS, code('field_invalid')),
  reason: Reason,
});
export const ReportClosedReply = dataOf(v.object({ log_id: Uuid, closed: v.number() }));
