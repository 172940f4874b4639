import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect } from 'react';
import type { Template } from '../../../contract/templates.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useModels } from '../generation/compose/useModels.ts';
import { Queued } from '../generation/outbox/Queued.tsx';
import { filterTemplates, readShelf } from './list/filterTemplates.ts';
import { NoTemplates } from './list/NoTemplates.tsx';
import { TemplateFilters } from './list/TemplateFilters.tsx';
import { TemplateGrid } from './list/TemplateGrid.tsx';
import { TemplateGridSkeleton } from './list/TemplateGridSkeleton.tsx';
import { templatesQuery } from './templatesQuery.ts';
import { useTemplateAddress } from './useTemplateAddress.ts';
import { useTemplateLabels } from './useTemplateLabels.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { useSearchText } from '../../ui/useSearchText.ts';

const loadSheet = () => import('./sheet/TemplateSheet.tsx');
const TemplateSheet = lazy(async () => ({ default: (await loadSheet()).TemplateSheet }));

/** All templates, the user's own first. */
export function TemplateListScreen() {
  const labels = useTemplateLabels();
  const { errorText } = useErrorTexts();
  const { search: address, filter, open, close } = useTemplateAddress();
  const query = useQuery(templatesQuery(useLanguage()));
  const { data, dataUpdatedAt } = query;
  const models = useModels();
  const { typed, type } = useSearchText(address.search, (text) => filter({ search: text }));

  const isListed = data !== undefined;
  useEffect(() => {
    // Load the sheet's code early: whoever can read the list offline can then fill in a template too.
    if (isListed) void loadSheet().catch(() => undefined);
  }, [isListed]);

  function handleShowAll() {
    // Also cancels a pending search for the text typed before.
    type('');
    filter({ shelf: undefined, search: undefined });
  }

  const categoryName = ({ category }: Template) => (category ? labels.categories[category] : '');
  const shelf = readShelf(address.shelf);
  const shown = filterTemplates(data?.data ?? [], { shelf, search: typed, categoryName });
  const own = shown.filter((template) => template.is_own);
  const curated = shown.filter((template) => !template.is_own);
  const opened = address.open && data?.data.find((template) => template.id === address.open);

  return (
    <Page width="wide">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold lg:text-3xl">
          <Trans>Templates</Trans>
        </h1>
        <ButtonLink to="/template/create" variant="outline" icon={<Plus className="size-5" aria-hidden="true" />}>
          <Trans>Make a template</Trans>
        </ButtonLink>
      </div>
      <OfflineNotice updatedAt={dataUpdatedAt}>
        <Trans>Templates can still be filled in and saved.</Trans>
      </OfflineNotice>
      <Queued of="template" />
      <TemplateFilters
        shelf={shelf}
        search={typed}
        onSearchChange={type}
        onShelfChange={(next) => filter({ shelf: next, search: typed.trim() || undefined })}
      />
      {data && (
        <p role="status" className="sr-only">
          <Plural value={shown.length} one="# template" other="# templates" />
        </p>
      )}
      {own.length > 0 && (
        <section className="space-y-3">
          <h2 id="own-templates" className="text-lg font-bold">
            <Trans>Yours</Trans>
          </h2>
          <TemplateGrid templates={own} models={models} labelledBy="own-templates" onOpen={open} />
        </section>
      )}
      {curated.length > 0 && (
        <section className="space-y-3">
          <h2 id="curated-templates" className="text-lg font-bold">
            <Trans>From Kilas</Trans>
          </h2>
          <TemplateGrid templates={curated} models={models} labelledBy="curated-templates" onOpen={open} />
        </section>
      )}
      {data && shown.length === 0 && (
        <NoTemplates isOwnShelf={shelf === 'own'} isSearching={typed.trim() !== ''} onShowAll={handleShowAll} />
      )}
      <QueryState
        query={query}
        skeleton={<TemplateGridSkeleton />}
        title={<Trans>The templates could not be loaded</Trans>}
        body={errorText}
      />
      {opened && (
        <Suspense>
          <TemplateSheet key={opened.id} template={opened} models={models} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}
