import * as v from 'valibot';
import {
  ASPECT_RATIOS,
  IMAGE_RESOLUTIONS,
  KINDS,
  MODES,
  RESOLUTIONS,
  STAGES,
  TASK_STATUSES,
  VIDEO_RESOLUTIONS,
} from '../generationWords.ts';
import { mapSwitches, SWITCH_NAMES, type SwitchName } from '../generationSwitches.ts';
import type { Language } from '../languages.ts';
import { Coins, dataOf, pageOf, Timestamp, Uuid } from '../primitives.ts';

/** A text in each language, by the language's code: `id` is the Indonesian one. */
export type LocalizedName = Record<Language, string>;
export const LocalizedName: v.GenericSchema<LocalizedName> = v.object({ id: v.string(), en: v.string() });

const capabilityFields = Object.fromEntries(SWITCH_NAMES.map((name) => [`has_${name}`, v.boolean()])) as Record<
  `has_${SwitchName}`,
  v.BooleanSchema<undefined>
>;

/** What one model can do: it determines the form and what the server accepts. */
export const Model = v.object({
  id: v.string(),
  label: v.string(),
  kind: v.picklist(KINDS),
  modes: v.array(v.picklist(MODES)),
  engine: v.object({ id: v.string(), label: v.string(), is_local: v.boolean() }),
  resolutions: v.array(v.picklist(RESOLUTIONS)),
  default_resolution: v.picklist(RESOLUTIONS),
  aspect_ratios: v.array(v.picklist(ASPECT_RATIOS)),
  default_aspect_ratio: v.picklist(ASPECT_RATIOS),
  /** Seconds; null for images. */
  durations: v.nullable(v.object({ choices: v.array(v.number()), default: v.number() })),
  ...capabilityFields,
  has_seed: v.boolean(),
  max_input_images: v.number(),
  /** Thousandths of the list price: 1000 is the plain price. */
  price_factor_permille: v.number(),
  /** Seconds one item usually takes at the defaults. */
  typical_seconds: v.number(),
  /** Message shown while the model is paused; null or undefined: it is available. */
  pause: v.optional(v.nullable(LocalizedName)),
});
export type Model = v.InferOutput<typeof Model>;

/**
 * One recognised part of a prompt. `word` is the user's own (null: chosen by the studio); `drawn` is what is drawn for
 * it, and is shown instead where given.
 */
export interface PlanChip {
  aspect: string;
  value: string;
  word: string | null;
  drawn?: LocalizedName | undefined;
}
export const PlanChip: v.GenericSchema<PlanChip> = v.object({
  aspect: v.string(),
  value: v.string(),
  word: v.nullable(v.string()),
  drawn: v.optional(LocalizedName),
});

export const Media = v.object({
  url: v.string(),
  poster_url: v.string(),
  thumbnail_url: v.string(),
  width: v.number(),
  height: v.number(),
  duration_seconds: v.nullable(v.number()),
  size_bytes: v.number(),
  mime_type: v.string(),
});
export type Media = v.InferOutput<typeof Media>;

export const Task = v.object({
  id: Uuid,
  /** Incremented with every change: of two states of a task, the one with the higher revision is newer. */
  revision: v.number(),
  batch_id: Uuid,
  /** The `Idempotency-Key` it was asked for with: who lost the answer knows it again. Null without one. */
  request_key: v.optional(v.nullable(v.string()), null),
  kind: v.picklist(KINDS),
  mode: v.picklist(MODES),
  status: v.picklist(TASK_STATUSES),
  prompt: v.string(),
  /** `is_local`: of the engine that runs on this server. */
  model: v.object({ id: v.string(), label: v.string(), is_local: v.optional(v.boolean(), false) }),
  settings: v.object({
    resolution: v.picklist(RESOLUTIONS),
    aspect_ratio: v.picklist(ASPECT_RATIOS),
    duration_seconds: v.nullable(v.number()),
    ...mapSwitches(() => v.boolean()),
    seed: v.number(),
    /** Width over height of the input picture, which `adaptive` will use. */
    input_ratio: v.optional(v.number()),
    /** Pictures a storyboard may have; 1 for everything else. */
    max_images: v.number(),
  }),
  /** What the embedded engine understood; null for engines that do not report it. */
  plan: v.nullable(
    v.object({
      chips: v.array(PlanChip),
      unmatched: v.array(v.string()),
      /** What each picture of a storyboard shows, in the story's own words; `time` is a time of day that the words leave open. */
      captions: v.optional(v.array(v.object({ text: v.string(), time: v.nullable(v.string()) }))),
    }),
  ),
  progress: v.object({
    /** 0 to 100, never going back. */
    percent: v.number(),
    stage: v.picklist(STAGES),
    /** 1 is next; null once it runs. */
    queue_position: v.nullable(v.number()),
    started_at: v.nullable(Timestamp),
    /** While it waits in a queue whose length is known: when it probably begins. */
    begins_at: v.optional(v.nullable(Timestamp), null),
    expected_seconds: v.number(),
  }),
  failure: v.nullable(v.object({ code: v.string(), message: v.string() })),
  /** From the ledger: coins reserved, charged, returned. */
  credits: v.object({ held: Coins, charged: Coins, returned: Coins }),
  /** The result; a storyboard's first picture. */
  media: v.nullable(Media),
  /** A storyboard's pictures in order; empty for everything else. */
  panels: v.array(Media),
  is_favorite: v.boolean(),
  /** True while cancelling would still spare the work and the coins. */
  can_cancel: v.boolean(),
  /** Thumbnails of the pictures it was made from, in order. */
  inputs: v.array(v.object({ id: Uuid, thumbnail_url: v.string() })),
  created_at: Timestamp,
  completed_at: v.nullable(Timestamp),
  /** When an unfinished task is ended and its coins come back by themselves. */
  deadline_at: Timestamp,
});
export type Task = v.InferOutput<typeof Task>;

export const Accepted = dataOf(
  v.object({
    batch_id: Uuid,
    items: v.array(Task),
    balance: Coins,
  }),
);

export const Quote = v.object({
  coins: Coins,
  coins_per_item: Coins,
  count: v.number(),
  rupiah: v.number(),
  /** How `coins_per_item` was computed. */
  breakdown: v.object({
    /** Coins per second (video) or per image. */
    rate: Coins,
    /** Seconds; null for images. */
    seconds: v.nullable(v.number()),
    price_factor_permille: v.number(),
  }),
});
export type Quote = v.InferOutput<typeof Quote>;

export const PricingOptions = v.object({
  coin_value_rupiah: v.number(),
  video: v.object({ coins_per_second: v.record(v.picklist(VIDEO_RESOLUTIONS), Coins) }),
  image: v.object({ coins_per_image: v.record(v.picklist(IMAGE_RESOLUTIONS), Coins) }),
  models: v.array(
    v.object({ id: v.string(), label: v.string(), kind: v.picklist(KINDS), price_factor_permille: v.number() }),
  ),
});

export const DailyLimit = v.object({
  limit: v.number(),
  used: v.number(),
  remaining: v.number(),
  reset_at: Timestamp,
  /** Whole hours, rounded up. */
  resets_in_hours: v.number(),
});
export type DailyLimit = v.InferOutput<typeof DailyLimit>;

export const TaskReply = dataOf(Task);

/** An enhanced prompt; the user decides which additions stay. */
export const EnhancedPrompt = v.object({
  original: v.string(),
  enhanced: v.string(),
  /** Phrases that were added, in order of appearance. */
  added: v.array(v.string()),
  /** `rules` are built in; `model` is a language model of the operator's. */
  source: v.picklist(['rules', 'model']),
});
export type EnhancedPrompt = v.InferOutput<typeof EnhancedPrompt>;

export const TaskPage = pageOf(Task);

export const ModelsReply = dataOf(v.array(Model));

export const DailyLimitReply = dataOf(DailyLimit);

export const PricingOptionsReply = dataOf(PricingOptions);
