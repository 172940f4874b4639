import type { Template } from '../../../../contract/templates.ts';
import type { Models } from '../../generation/compose/useModels.ts';
import { TemplateCard } from './TemplateCard.tsx';

interface TemplateGridProps {
  templates: readonly Template[];
  models: Models;
  /** Id of the heading that labels the list. */
  labelledBy: string;
  /** A few to start from: in rows of one height, with images that drift slowly. */
  isShelf?: boolean;
  onOpen: (id: string) => void;
}

export const COLUMNS = 'columns-2 tiny:columns-1 gap-3 md:columns-3 lg:columns-4';
export const SHELF = 'grid grid-cols-2 tiny:grid-cols-1 gap-3 md:grid-cols-3 lg:grid-cols-4';

/** The first images are visible right away, so they are not loaded lazily. */
const EAGER_CARDS = 2;

/**
 * Cards of different heights in columns, where reading and tab order go column by column; on a shelf, whose samples have
 * one shape, in rows.
 */
export function TemplateGrid({ templates, models, labelledBy, isShelf = false, onOpen }: TemplateGridProps) {
  return (
    <ul aria-labelledby={labelledBy} className={isShelf ? SHELF : COLUMNS}>
      {templates.map((template, index) => (
        <li key={template.id} className={isShelf ? 'flex' : 'mb-3 break-inside-avoid'}>
          <TemplateCard
            template={template}
            models={models}
            isEager={index < EAGER_CARDS}
            isMoving={isShelf}
            onOpen={() => onOpen(template.id)}
          />
        </li>
      ))}
    </ul>
  );
}
