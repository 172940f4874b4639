import * as v from 'valibot';
import { mapSwitches } from '../generationSwitches.ts';
import { ASPECT_RATIOS, MODES, RESOLUTIONS } from '../generationWords.ts';
import { boundedList, code, dataOf, seenText } from '../primitives.ts';
import { Prompt } from './promptText.ts';

/** Occasions and trades of curated templates. */
export const TEMPLATE_CATEGORIES = [
  'umkm',
  'kuliner',
  'lebaran',
  'wisuda',
  'reels',
  'alam',
  'kota',
  'fantasi',
] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

export const MAX_TEMPLATE_NAME_LENGTH = 80;

/** A slot in a template's prompt, written there as `{name}`. */
export const TemplateSlot = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z_]{1,30}$/, code('field_invalid'))),
  label: v.pipe(seenText('field_invalid'), v.maxLength(60, code('field_invalid'))),
  /** Shown in the slot until the user fills it. */
  example: v.pipe(v.string(), v.trim(), v.maxLength(120, code('field_invalid'))),
});

const settingFields = {
  resolution: v.optional(v.picklist(RESOLUTIONS, code('resolution_unsupported'))),
  aspect_ratio: v.optional(v.picklist(ASPECT_RATIOS, code('aspect_ratio_unsupported'))),
  duration_seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ...mapSwitches(() => v.optional(v.boolean())),
};

const templateFields = {
  name: v.pipe(
    seenText('template_name_required'),
    v.maxLength(MAX_TEMPLATE_NAME_LENGTH, code('template_name_too_long')),
  ),
  /** The prompt with its slots in braces. */
  prompt: Prompt,
  mode: v.picklist(MODES, code('field_invalid')),
  slots: v.optional(boundedList(TemplateSlot, { max: 6, tooFew: 'field_invalid', tooMany: 'field_invalid' }), []),
  settings: v.optional(v.object(settingFields), {}),
};

/** POST and PUT /templates/. Strict: a template with a misspelt field would silently generate something else. */
export const TemplateDraft = v.strictObject({
  ...templateFields,
  settings: v.optional(v.strictObject(settingFields), {}),
});
export type TemplateDraft = v.InferOutput<typeof TemplateDraft>;

export const Template = v.object({
  id: v.string(),
  ...templateFields,
  /** Null for a user's own. */
  category: v.nullable(v.picklist(TEMPLATE_CATEGORIES)),
  is_own: v.boolean(),
  /** A sample rendered by the product itself; null for a user's own. */
  sample_url: v.nullable(v.string()),
});
export type Template = v.InferOutput<typeof Template>;

export const TemplatesReply = dataOf(v.array(Template));
