import { KINDS, type Kind } from './generationWords.ts';
import type { ErrorCode } from './errorCodes.ts';

interface SwitchRow {
  /** Kinds of results it applies to. */
  kinds: readonly Kind[];
  /** The error of a model without it; null: such a model ignores it. */
  refusal: ErrorCode | null;
  /** Whether it changes how a prompt is understood, and so is part of the request to `/prompts/plan`. */
  changesPlan: boolean;
  /** Whether one-line summaries of a model or an item mention it. */
  isNotable: boolean;
}

/**
 * The on/off settings of the generator, off by default, one row each. Requests, models, tasks, templates, drafts, links
 * and the form read this list; the words are in `src/features/generation/labels/useSwitchLabels.ts`. Each engine says
 * which of its models have it (`capabilities`) and implements it.
 */
export const SWITCHES = {
  fixed_camera: { kinds: ['video'], refusal: 'fixed_camera_unsupported', changesPlan: true, isNotable: true },
  watermark: { kinds: KINDS, refusal: null, changesPlan: false, isNotable: false },
} as const satisfies Record<string, SwitchRow>;

export type SwitchName = keyof typeof SWITCHES;
export type Switches = Record<SwitchName, boolean>;
/** Whether a model has each switch. */
export type Capabilities = Record<`has_${SwitchName}`, boolean>;

export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

/** One value for each switch, by its name. */
export const mapSwitches = <Value>(valueOf: (name: SwitchName) => Value): Record<SwitchName, Value> =>
  Object.fromEntries(SWITCH_NAMES.map((name) => [name, valueOf(name)])) as Record<SwitchName, Value>;

export const SWITCHES_OFF: Switches = mapSwitches(() => false);

/** Whether a kind of item has this switch. */
export const isSwitchOf = (name: SwitchName, kind: Kind): boolean =>
  SWITCHES[name].kinds.some((known) => known === kind);

/** Those that are on as `true`, all others as `undefined`: links and templates contain only what was chosen. */
export const switchesOn = (settings: Partial<Switches>): Record<SwitchName, true | undefined> =>
  mapSwitches((name) => settings[name] || undefined);

/** A model's capabilities. @param names of the switches that it has */
export const capabilities = (...names: SwitchName[]): Capabilities =>
  Object.fromEntries(SWITCH_NAMES.map((name) => [`has_${name}`, names.includes(name)])) as Capabilities;

/** Whether a model has this switch. */
export const hasSwitch = (model: Capabilities, name: SwitchName): boolean => model[`has_${name}`];
