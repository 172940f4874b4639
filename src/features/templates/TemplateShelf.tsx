import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Template, TemplateCategory } from '../../../contract/templates.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useModels } from '../generation/compose/useModels.ts';
import { isOffered } from './isOffered.ts';
import { TemplateGrid } from './list/TemplateGrid.tsx';
import { TemplateGridSkeleton } from './list/TemplateGridSkeleton.tsx';
import { templatesQuery } from './templatesQuery.ts';

/** The categories that show best what can be made come first. */
const FIRST_CATEGORIES: readonly (TemplateCategory | null)[] = ['alam', 'kota', 'fantasi', 'reels'];

const placeOf = ({ category }: Template): number => {
  const place = FIRST_CATEGORIES.indexOf(category);
  return place < 0 ? FIRST_CATEGORIES.length : place;
};

/** How many templates are shown. */
const SHOWN = 8;

/**
 * Real results to start from; each opens its template. Renders nothing when there are none.
 * @param isBelowIdeas other things to start from are above it
 */
export function TemplateShelf({ isBelowIdeas = false }: { isBelowIdeas?: boolean }) {
  const navigate = useNavigate();
  const models = useModels();
  const { data, error } = useQuery(templatesQuery(useLanguage()));
  if (!data && error) return null;
  const shown = (data?.data ?? [])
    .filter((template) => template.sample_url && isOffered(template.mode, models))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, SHOWN);
  return (
    <section aria-labelledby="template-shelf" className="space-y-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="template-shelf" className="text-lg font-bold">
          {isBelowIdeas ? <Trans>Or from a template</Trans> : <Trans>Start from one of these</Trans>}
        </h2>
        <Link
          to="/template"
          className="text-accent flex min-h-11 shrink-0 items-center font-semibold underline-offset-4 hover:underline"
        >
          <Trans>All templates</Trans>
        </Link>
      </div>
      {data ? (
        <TemplateGrid
          templates={shown}
          models={models}
          labelledBy="template-shelf"
          isShelf
          onOpen={(open) => void navigate({ to: '/template', search: { open } })}
        />
      ) : (
        <TemplateGridSkeleton isShelf />
      )}
    </section>
  );
}
