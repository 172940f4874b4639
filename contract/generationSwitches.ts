import { KINDS, type Kind } from './generationWords.ts';
import type { ErrorCode } from './errorCodes.ts';

interface SwitchRow {
  /** What it can be asked for. */
  kinds: readonly Kind[];
  /** Said when a model without it is asked for it; null: such a model ignores it. */
  refusal: ErrorCode | null;
  /** Whether it changes how a prompt is understood, so that it is part of the question to `/prompts/plan`. */
  changesPlan: boolean;
  /** Whether one-line summaries of a model or an item name it. */
  isNotable: boolean;
}

/**
 * The settings of the generator that are on or off, off by default: a row each. Requests, models, tasks, templates,
 * drafts, links and the form read this list; the words are in
 * `src/features/generation/labels/useSwitchLabels.ts`. Each engine says which of its models have it (`capabilities`)
 * and implements it.
 */
export const SWITCHES = {
  fixed_camera: { kinds: ['video'], refusal: 'fixed_camera_unsupported', changesPlan: true, isNotable: true },
  watermark: { kinds: KINDS, refusal: null, changesPlan: false, isNotable: false },
} as const satisfies Record<string, SwitchRow>;

export type SwitchName = keyof typeof SWITCHES;
export type Switches = Record<SwitchName, boolean>;
/** A model's answer to each switch. */
export type Capabilities = Record<`has_${SwitchName}`, boolean>;

export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

/** One value for each switch, by its name. */
export const mapSwitches = <Value>(valueOf: (name: SwitchName) => Value): Record<SwitchName, Value> =>
  Object.fromEntries(SWITCH_NAMES.map((name) => [name, valueOf(name)])) as Record<SwitchName, Value>;

export const SWITCHES_OFF: Switches = mapSwitches(() => false);

export const isSwitchOf = (name: SwitchName, kind: Kind): boolean =>
  SWITCHES[name].kinds.some((known) => known === kind);

/** Those that are on as `true`, all others as `undefined`: for links and templates, which name only what was chosen. */
export const switchesOn = (settings: Partial<Switches>): Record<SwitchName, true | undefined> =>
  mapSwitches((name) => settings[name] || undefined);

/** What a model says of its switches. @param names those that it has */
export const capabilities = (...names: SwitchName[]): Capabilities =>
  Object.fromEntries(SWITCH_NAMES.map((name) => [`has_${name}`, names.includes(name)])) as Capabilities;

export const hasSwitch = (model: Capabilities, name: SwitchName): boolean => model[`has_${name}`];
