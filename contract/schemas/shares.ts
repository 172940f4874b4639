import * as v from 'valibot';
import { MAX_REPORT_LENGTH } from '../limits.ts';
import { code, Timestamp } from '../primitives.ts';
import { KINDS, MODES } from '../generationWords.ts';

/** 16 random bytes as base64url, which nobody can guess. */
export const ShareToken = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, code('not_found')));

/** The path of a shared item. */
export const ShareParams = v.object({ token: ShareToken });

/** An owner's choices for a link. */
export const ShareSettings = v.strictObject({ shows_prompt: v.optional(v.boolean(code('field_invalid')), false) });

/** An item's public link, as its owner sees it. */
export const Share = v.object({
  token: v.string(),
  /** Whole address of the page. */
  url: v.string(),
  shows_prompt: v.boolean(),
  created_at: Timestamp,
});
export type Share = v.InferOutput<typeof Share>;

const SharedMedia = v.object({
  /** Paths on this origin; they stop working with the link. */
  url: v.string(),
  poster_url: v.string(),
  /** The poster as a JPEG in the size of link previews. */
  card: v.object({ url: v.string(), width: v.number(), height: v.number() }),
  width: v.number(),
  height: v.number(),
  duration_seconds: v.nullable(v.number()),
  mime_type: v.string(),
});

/** A shared item, as anybody with the link sees it. */
export const SharedItem = v.object({
  token: v.string(),
  kind: v.picklist(KINDS),
  mode: v.picklist(MODES),
  /** Null: hidden by the owner. */
  prompt: v.nullable(v.string()),
  /** In order; more than one only for storyboards. */
  media: v.array(SharedMedia),
  created_at: Timestamp,
});
export type SharedItem = v.InferOutput<typeof SharedItem>;

export const REPORT_REASONS = ['illegal', 'sexual', 'person', 'rights', 'deceptive', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const NewReport = v.strictObject({
  reason: v.picklist(REPORT_REASONS, code('report_reason_required')),
  note: v.optional(v.pipe(v.string(), v.maxLength(MAX_REPORT_LENGTH, code('report_note_too_long')), v.trim()), ''),
});

export const REPORT_STATES = ['open', 'dismissed', 'removed'] as const;
