import { KIND_OF_MODE, MODES, type Kind, type Mode, type Model } from '../../../contract/generation.ts';
import { MAX_INPUT_IMAGES } from '../../../contract/limits.ts';
import type { Models } from './compose/useModels.ts';
import type { ModePath } from './modePaths.ts';

/** The modes that at least one model offers, in display order. */
export function availableModes(models: readonly Model[]): Mode[] {
  const offered = new Set(models.flatMap((model) => model.modes));
  return MODES.filter((mode) => offered.has(mode));
}

/** The modes to offer outside of the generator: all while some models are unknown, because most servers offer all. */
export const offeredModes = (models: Pick<Models, 'all' | 'isPending' | 'error'>): readonly Mode[] =>
  models.isPending || models.error ? MODES : availableModes(models.all);

export interface ModeChoice {
  mode: Mode;
  /** False when no model offers the address's mode, and the nearest one is used instead. */
  isAsAsked: boolean;
}

/**
 * The mode to show for an address: its own if a model offers it, else one with the same kind of result, else any.
 * /generate uses the draft's mode. Null when there is no model at all.
 */
export function chooseMode({
  path,
  modes,
  draftMode,
}: {
  path: ModePath | null;
  modes: readonly Mode[];
  draftMode: Mode;
}): ModeChoice | null {
  const [first] = modes;
  if (!first) return null;
  const wanted = path ?? draftMode;
  if (modes.includes(wanted)) return { mode: wanted, isAsAsked: true };
  const nearest = modes.find((mode) => KIND_OF_MODE[mode] === KIND_OF_MODE[wanted]);
  return { mode: nearest ?? first, isAsAsked: path === null };
}

/** How many input images a mode uses: none, one, or several up to the model's limit. */
export function imageCapacity(mode: Mode, model: Pick<Model, 'max_input_images'>): number {
  if (mode === 'multi-image') return Math.min(MAX_INPUT_IMAGES, Math.max(1, model.max_input_images));
  return mode === 'image-to-video' || mode === 'image-edit' ? 1 : 0;
}

/** The modes that use images, best first. */
function modesFromImages(kind: Kind, count: number): Mode[] {
  if (kind === 'video') return ['image-to-video', 'image-edit', 'multi-image'];
  return count > 1 ? ['multi-image', 'image-edit', 'image-to-video'] : ['image-edit', 'multi-image', 'image-to-video'];
}

/** The mode for the attached images. A mode that already fits is kept; without images it is the one from text. */
export function modeForImages({ mode, count, modes }: { mode: Mode; count: number; modes: readonly Mode[] }): Mode {
  const kind = KIND_OF_MODE[mode];
  if (count > 0) {
    if (mode === 'multi-image' || (mode === 'image-to-video' && count === 1)) return mode;
    return modesFromImages(kind, count).find((candidate) => modes.includes(candidate)) ?? mode;
  }
  const fromText = kind === 'video' ? 'text-to-video' : 'text-to-image';
  return mode !== 'storyboard' && modes.includes(fromText) ? fromText : mode;
}

/** The mode for the other kind of result, with the same images. */
export function modeOfKind({
  kind,
  count,
  modes,
}: {
  kind: Kind;
  count: number;
  modes: readonly Mode[];
}): Mode | undefined {
  const ofKind = modes.filter((mode) => KIND_OF_MODE[mode] === kind);
  return count > 0 ? (modesFromImages(kind, count).find((mode) => ofKind.includes(mode)) ?? ofKind[0]) : ofKind[0];
}
