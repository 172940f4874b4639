import type { Template } from '../../../../contract/templates.ts';
import type { Models } from '../../generation/compose/useModels.ts';
import { TemplateCard } from './TemplateCard.tsx';

interface TemplateGridProps {
  templates: readonly Template[];
  models: Models;
  /** Id of the heading that labels the list. */
  labelledBy: string;
  /** Whether the images drift slowly. */
  isMoving?: boolean;
  onOpen: (id: string) => void;
}

/** The first images are visible right away, so they are not loaded lazily. */
const EAGER_CARDS = 2;

/** Cards of different heights in columns; reading and tab order go column by column. */
export function TemplateGrid({ templates, models, labelledBy, isMoving = false, onOpen }: TemplateGridProps) {
  return (
    <ul aria-labelledby={labelledBy} className="columns-2 tiny:columns-1 gap-3 md:columns-3 lg:columns-4">
      {templates.map((template, index) => (
        <li key={template.id} className="mb-3 break-inside-avoid">
          <TemplateCard
            template={template}
            models={models}
            isEager={index < EAGER_CARDS}
            isMoving={isMoving}
            onOpen={() => onOpen(template.id)}
          />
        </li>
      ))}
    </ul>
  );
}
