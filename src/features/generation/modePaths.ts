import { type Mode, MODES } from '../../../contract/generationWords.ts';

/** The part after /generate in the four addresses that have one. */
const MODE_PATHS = ['text-to-video', 'image-to-video', 'text-to-image', 'image-edit'] as const;
export type ModePath = (typeof MODE_PATHS)[number];

/** The mode in a path; null for /generate itself and anything else. */
export function modePathOf(pathname: string): ModePath | null {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1);
  return MODE_PATHS.find((path) => path === last) ?? null;
}

/** The part of the address that names a mode; undefined for the modes that are at /generate itself. */
export function modePathFor(mode: Mode): ModePath | undefined {
  return MODE_PATHS.find((path) => path === mode);
}

/** The mode of this name, whether it has an address of its own or not. */
export const modeNamed = (name: string): Mode | undefined => MODES.find((mode) => mode === name);
