import { KIND_OF_MODE, MODES, type Kind, type Mode, type Model } from '../../../contract/generation.ts';
import { MAX_INPUT_IMAGES } from '../../../contract/limits.ts';
import { MODE_PATHS, type ModePath } from './searchParams.ts';

/** The mode address within a path, or null for /generate itself and anything else. */
export function modePathOf(pathname: string): ModePath | null {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1);
  return MODE_PATHS.find((path) => path === last) ?? null;
}

/** The modes that some model really offers, in the order they are shown. */
export function availableModes(models: readonly Model[]): Mode[] {
  const offered = new Set(models.flatMap((model) => model.modes));
  return MODES.filter((mode) => offered.has(mode));
}

export interface ModeChoice {
  mode: Mode;
  /** False when the address asked for a mode without a model and the nearest one stands in for it. */
  isAsAsked: boolean;
}

/**
 * The mode to show for an address: its own when a model offers it, else one that makes the same kind, else any.
 * /generate keeps what the draft was last in. Null when no model is on at all.
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

/** The part of the address that names a mode; undefined for the two that live at /generate itself. */
export function modePathFor(mode: Mode): ModePath | undefined {
  return MODE_PATHS.find((path) => path === mode);
}

/** How many pictures a mode works on: none, one, or several as far as the model can. */
export function imageCapacity(mode: Mode, model: Pick<Model, 'max_input_images'>): number {
  if (mode === 'multi-image') return Math.min(MAX_INPUT_IMAGES, Math.max(1, model.max_input_images));
  return mode === 'image-to-video' || mode === 'image-edit' ? 1 : 0;
}

/** Which modes would use pictures, the best first. */
function modesFromImages(kind: Kind, count: number): Mode[] {
  if (kind === 'video') return ['image-to-video', 'image-edit', 'multi-image'];
  return count > 1 ? ['multi-image', 'image-edit', 'image-to-video'] : ['image-edit', 'multi-image', 'image-to-video'];
}

/** The mode that follows from what is attached. A mode that fits already stays; without a picture, the one from text. */
export function modeForImages({ mode, count, modes }: { mode: Mode; count: number; modes: readonly Mode[] }): Mode {
  const kind = KIND_OF_MODE[mode];
  if (count > 0) {
    if (mode === 'multi-image' || (mode === 'image-to-video' && count === 1)) return mode;
    return modesFromImages(kind, count).find((candidate) => modes.includes(candidate)) ?? mode;
  }
  const fromText = kind === 'video' ? 'text-to-video' : 'text-to-image';
  return mode !== 'storyboard' && modes.includes(fromText) ? fromText : mode;
}

/** The mode for the other kind of result, with the same pictures. */
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
