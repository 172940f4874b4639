import { Trans } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import type { Template } from '../../../contract/templates.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { DraftedForm, FormSkeleton } from './form/DraftedForm.tsx';
import { fieldsOf, startFields } from './form/templateFields.ts';

import { templatesQuery } from './templatesQuery.ts';

const route = getRouteApi('/_signedIn/template/create');

/** /template/create: a new template, or an own one being edited. */
export function TemplateFormScreen() {
  const search = route.useSearch();
  // Also loaded for a new template: saving adds it to this cached list, and the persisted one without it must not
  // return.
  const list = useQuery(templatesQuery(useLanguage()));
  return (
    <Page width="reading">
      <h1 className="text-2xl font-extrabold lg:text-3xl">
        {search.edit === undefined ? <Trans>Make a template</Trans> : <Trans>Change template</Trans>}
      </h1>
      <OfflineNotice>
        <Trans>What you save is sent once you’re online.</Trans>
      </OfflineNotice>
      {search.edit === undefined ? (
        <DraftedForm key={JSON.stringify(search)} id={undefined} start={startFields(search)} />
      ) : (
        <Changing key={search.edit} id={search.edit} list={list} />
      )}
    </Page>
  );
}

function Changing({ id, list }: { id: string; list: UseQueryResult<{ data: Template[] }> }) {
  const { errorText } = useErrorTexts();
  const isOurs = (known: Template) => known.id === id && known.is_own;
  return (
    <QueryState
      query={{ ...list, data: list.data && (list.data.data.find(isOurs) ?? null) }}
      skeleton={<FormSkeleton />}
      title={<Trans>The template could not be loaded</Trans>}
      body={errorText}
    >
      {(template) =>
        template ? (
          <DraftedForm id={id} start={fieldsOf(template)} />
        ) : (
          <EmptyState
            icon={<FileQuestionMark aria-hidden="true" />}
            title={<Trans>This template is gone</Trans>}
            body={<Trans>It was deleted, or it is not yours.</Trans>}
            action={
              <ButtonLink to="/template" activeOptions={{ exact: true }}>
                <Trans>All templates</Trans>
              </ButtonLink>
            }
          />
        )
      }
    </QueryState>
  );
}
