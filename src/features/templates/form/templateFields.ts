import * as v from 'valibot';
import {
  ASPECT_RATIOS,
  IMAGE_RESOLUTIONS,
  isSwitchOf,
  KIND_OF_MODE,
  mapSwitches,
  MODES,
  RESOLUTIONS,
  VIDEO_RESOLUTIONS,
  type Mode,
  type Resolution,
} from '../../../../contract/generation.ts';
import { TemplateDraft, type Template } from '../../../../contract/templates.ts';
import type { TemplateFormSearch } from '../searchParams.ts';
import type { Slot } from '../promptParts.ts';
import { slotsOf, withSlotNames } from '../slots.ts';

export type TemplateSettings = Template['settings'];

/** The form's values. The prompt is as typed: its braces may contain any words. */
export interface TemplateFields {
  name: string;
  prompt: string;
  mode: Mode;
  /** The prompt's slots, in order of appearance. */
  slots: readonly Slot[];
  settings: TemplateSettings;
}

/** Field (named as in the contract, `slots.0.label` for nested ones) → message code. */
export type TemplateErrors = Partial<Record<string, string>>;

const DEFAULT_MODE: Mode = 'text-to-video';

const known = <const T>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);

/** The initial fields of a new template: the valid values of the search params, defaults for the rest. */
export function startFields(search: TemplateFormSearch): TemplateFields {
  const prompt = search.prompt ?? '';
  const duration = Number(search.duration);
  return {
    name: '',
    prompt,
    mode: known(MODES, search.mode) ?? DEFAULT_MODE,
    slots: slotsOf(prompt, []),
    settings: {
      resolution: known(RESOLUTIONS, search.resolution),
      aspect_ratio: known(ASPECT_RATIOS, search.ratio),
      duration_seconds: Number.isInteger(duration) && duration > 0 ? duration : undefined,
      ...mapSwitches((name) => search[name] === true || undefined),
    },
  };
}

export const fieldsOf = ({ name, prompt, mode, slots, settings }: Template): TemplateFields => ({
  name,
  prompt,
  mode,
  slots,
  settings,
});

/** The resolutions of a mode's results. */
export const resolutionsOf = (mode: Mode): readonly Resolution[] =>
  KIND_OF_MODE[mode] === 'video' ? VIDEO_RESOLUTIONS : IMAGE_RESOLUTIONS;

/** Only the settings that the mode has: choices made in another mode are dropped. */
export function settingsFor(mode: Mode, settings: TemplateSettings): TemplateSettings {
  const kind = KIND_OF_MODE[mode];
  const kept: TemplateSettings = {
    resolution: known(resolutionsOf(mode), settings.resolution),
    // The clip takes the input image's own shape.
    aspect_ratio: mode === 'image-to-video' ? undefined : settings.aspect_ratio,
    duration_seconds: kind === 'video' ? settings.duration_seconds : undefined,
    ...mapSwitches((name) => (isSwitchOf(name, kind) && settings[name]) || undefined),
  };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

/** The request body, checked by the contract's schema; or the first error of each field. */
export function checkFields({
  name,
  prompt,
  mode,
  slots,
  settings,
}: TemplateFields): { draft: TemplateDraft } | { errors: TemplateErrors } {
  const checked = v.safeParse(TemplateDraft, {
    name,
    prompt: withSlotNames(prompt),
    mode,
    slots,
    settings: settingsFor(mode, settings),
  });
  if (checked.success) return { draft: checked.output };
  const errors: TemplateErrors = {};
  for (const issue of checked.issues) errors[v.getDotPath(issue) ?? 'name'] ??= issue.message;
  return { errors };
}
