import * as v from 'valibot';
import {
  ASPECT_RATIOS,
  mapSwitches,
  MODES,
  RESOLUTIONS,
  switchesOn,
  type Task,
} from '../../../../contract/generation.ts';
import { MAX_COUNT, MAX_SEED, MIN_COUNT } from '../../../../contract/limits.ts';
import { modePathFor } from '../modePaths.ts';
import { kindOf, type Draft } from './draft.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
/** An invalid part of a link is ignored; the rest of it still counts. */
const lenient = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);
const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['1', 'true', 1]),
    v.transform((): boolean => true),
  ),
]);

/** The query of a link to the generator: "use again", "Coba prompt ini", shortcuts. */
export const GeneratorSearch = v.object({
  /** For the modes without an address of their own. */
  mode: lenient(v.picklist(MODES)),
  prompt: lenient(text),
  model: lenient(text),
  resolution: lenient(v.picklist(RESOLUTIONS)),
  duration: lenient(whole(1, 600)),
  ratio: lenient(v.picklist(ASPECT_RATIOS)),
  ...mapSwitches(() => lenient(flag)),
  seed: lenient(whole(0, MAX_SEED)),
  /** The seed is for one request only. */
  variation: lenient(flag),
  count: lenient(whole(MIN_COUNT, MAX_COUNT)),
  max_images: lenient(whole(MIN_COUNT, MAX_COUNT)),
});
export type GeneratorSearch = v.InferOutput<typeof GeneratorSearch>;

/** The values that a link fills in; null when there are none. */
export function readPrefill(search: unknown): GeneratorSearch | null {
  const result = v.safeParse(GeneratorSearch, search);
  if (!result.success) return null;
  return Object.values(result.output).some((value) => value !== undefined) ? result.output : null;
}

/**
 * A draft with a link's values. A link with a prompt describes a whole request, so everything that it leaves out
 * returns to the default; without one, it only changes the settings that it names.
 */
export function applyPrefill(draft: Draft, prefill: GeneratorSearch): Draft {
  const kind = kindOf(draft);
  const current = draft.settings[kind];
  const base: Settings = prefill.prompt === undefined ? current : DEFAULT_SETTINGS;
  const { seed: chosen, seedBefore: returning = chosen } = current;
  const settings: Settings = {
    model: prefill.model ?? base.model,
    resolution: prefill.resolution ?? base.resolution,
    duration: kind === 'video' ? (prefill.duration ?? base.duration) : null,
    aspectRatio: prefill.ratio ?? base.aspectRatio,
    ...mapSwitches((name) => prefill[name] ?? base[name]),
    seed: prefill.seed ?? base.seed,
    seedBefore: prefill.variation ? returning : prefill.seed === undefined ? base.seedBefore : undefined,
    count: prefill.count ?? base.count,
    maxImages: prefill.max_images ?? base.maxImages,
  };
  return {
    ...draft,
    prompt: prefill.prompt ?? draft.prompt,
    originalPrompt: prefill.prompt === undefined ? draft.originalPrompt : null,
    settings: { ...draft.settings, [kind]: settings },
  };
}

/** Whether a link with these values puts another prompt in the place of the draft's. */
export function replacesPrompt(draft: Draft, { prompt }: GeneratorSearch): boolean {
  return prompt !== undefined && prompt !== draft.prompt;
}

/** The query for generating a task again; with its seed the result is the same. */
export function prefillOf(
  task: Task,
  { seed, isVariation }: { seed?: number; isVariation?: true } = {},
): GeneratorSearch {
  const { settings, mode } = task;
  return {
    mode: modePathFor(mode) ? undefined : mode,
    prompt: task.prompt,
    model: task.model.id,
    resolution: settings.resolution,
    duration: settings.duration_seconds ?? undefined,
    ratio: settings.aspect_ratio,
    ...switchesOn(settings),
    seed,
    variation: isVariation,
    count: undefined,
    max_images: mode === 'storyboard' ? settings.max_images : undefined,
  };
}
