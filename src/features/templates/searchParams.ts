import type { AspectRatio, Mode, Resolution, Switches } from '../../../contract/generation.ts';
import type { TemplateCategory } from '../../../contract/templates.ts';

/*
 * What the addresses of these screens may carry. Route definitions stand in the very first file a phone loads, so this
 * one imports types only and checks what is cheap to check; the screens look at the rest.
 */

/** A category of the curated ones, or one's own. */
export type TemplateShelf = TemplateCategory | 'own';

export interface TemplateListSearch {
  shelf?: TemplateShelf;
  search?: string;
  /** The template whose sheet is open. */
  open?: string;
}

/** What a new template starts with (from a finished item, a link), or which of one's own is being changed. */
export interface TemplateFormSearch extends Partial<Switches> {
  edit?: string;
  prompt?: string;
  mode?: Mode;
  resolution?: Resolution;
  ratio?: AspectRatio;
  /** Seconds. */
  duration?: number;
}

const MAX_TEXT_LENGTH = 500;

type Raw = Record<string, unknown>;

/** The router reads `?search=2026` as a number. */
const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= MAX_TEXT_LENGTH ? text : undefined;
};

/** The query of /template. An unknown shelf shows everything. */
export function readListSearch(raw: Raw): TemplateListSearch {
  return { shelf: textOf(raw.shelf) as TemplateShelf | undefined, search: textOf(raw.search), open: textOf(raw.open) };
}

/** The query of /template/create, its values unchecked: the form takes from it what its schema knows. */
export function readFormSearch(raw: Raw): TemplateFormSearch {
  return { ...raw, edit: textOf(raw.edit), prompt: textOf(raw.prompt) };
}
