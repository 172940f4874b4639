import type { AspectRatio, Mode, Resolution, Switches } from '../../../contract/generation.ts';
import type { TemplateCategory } from '../../../contract/templates.ts';
import { readText } from '../../ui/searchCodecs.ts';

/*
 * The search params of these screens. Route definitions are in the very first file that a phone loads, so this file
 * imports no schemas and checks only what is cheap to check; the screens check the rest.
 */

/** A category of curated templates, or the user's own. */
export type TemplateShelf = TemplateCategory | 'own';

export interface TemplateListSearch {
  shelf?: TemplateShelf;
  search?: string;
  /** The template whose sheet is open. */
  open?: string;
}

/** The initial values of a new template (from a finished item, a link), or the id of an own template to edit. */
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

/** The query of /template. Any text is accepted as shelf; the list shows all templates for an unknown one. */
export function readTemplateListSearch(raw: Raw): TemplateListSearch {
  return {
    shelf: readText(raw.shelf, MAX_TEXT_LENGTH) as TemplateShelf | undefined,
    search: readText(raw.search, MAX_TEXT_LENGTH),
    open: readText(raw.open, MAX_TEXT_LENGTH),
  };
}

/** The query of /template/create. Values are unchecked: the form takes from it what is valid. */
export function readTemplateFormSearch(raw: Raw): TemplateFormSearch {
  return { ...raw, edit: readText(raw.edit, MAX_TEXT_LENGTH), prompt: readText(raw.prompt, MAX_TEXT_LENGTH) };
}
