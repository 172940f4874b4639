import type { Language } from '../../contract/languages.ts';
import type { Template } from '../../contract/templates.ts';
import { CURATED } from './curatedList.ts';

/** The curated templates in a person's language, each with a sample that the product made from its own words. */
export function curatedTemplates(language: Language): Template[] {
  return CURATED.map(({ slug, category, mode, settings, ...wordings }) => {
    const { name, prompt, slots = [] } = wordings[language];
    return {
      id: slug,
      name,
      prompt,
      mode,
      slots: slots.map(([slot, label, example]) => ({ name: slot, label, example })),
      settings,
      category,
      is_own: false,
      sample_url: `/templates/${slug}.webp`,
    };
  });
}
