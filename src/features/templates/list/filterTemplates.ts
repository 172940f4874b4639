import { TEMPLATE_CATEGORIES, type Template } from '../../../../contract/templates.ts';
import type { TemplateShelf } from '../searchParams.ts';

/** The shelves in the order of their chips; undefined is all templates. */
export const SHELVES = [undefined, 'own', ...TEMPLATE_CATEGORIES] as const;

/** The shelf that an address names; an unknown one, as in an old link, counts as all templates. */
export const readShelf = (asked: string | undefined): TemplateShelf | undefined =>
  SHELVES.find((shelf) => shelf === asked);

interface Wanted {
  shelf: TemplateShelf | undefined;
  search: string;
  /** The category's label on the screen, which is searched too. */
  categoryName: (template: Template) => string;
}

/** The templates of a shelf where every search word is the beginning of a word in name, prompt or category. */
export function filterTemplates(templates: readonly Template[], { shelf, search, categoryName }: Wanted): Template[] {
  const wanted = wordsOf(search);
  return templates.filter((template) => {
    if (shelf === 'own' ? !template.is_own : shelf && template.category !== shelf) return false;
    const words = wordsOf(`${template.name} ${template.prompt} ${categoryName(template)}`);
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
