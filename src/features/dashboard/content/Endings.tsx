import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Ending } from '../../../../contract/dashboard.ts';
import { KINDS } from '../../../../contract/generationWords.ts';
import { ENDING_FILTERS } from '../../../../contract/schemas/dashboardLists.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { DateRange } from '../../../ui/list/DateRange.tsx';
import { DashboardList } from '../ui/DashboardList.tsx';
import type { Place } from '../ui/ListPager.tsx';
import { endingsQuery } from '../dashboardQueries.ts';
import { Mark } from '../system/Card.tsx';
import { useDashboardLabels } from '../useDashboardLabels.ts';
import { PersonName } from '../users/PersonName.tsx';
import { Thumbnail } from './ContentRow.tsx';
import type { ContentSearch } from './searchParams.ts';
import { useFailureLabels } from './useFailureLabels.ts';

interface EndingsProps {
  address: ContentSearch;
  change: (next: Partial<ContentSearch>) => void;
  move: (place: Place) => void;
}

/** The attempts that ended, by how and when: the rows that the overview's figures count. */
export function Endings({ address, change, move }: EndingsProps) {
  const { t } = useLingui();
  const outcomes = useDashboardLabels().endingFilter;
  const { page, before, user_id, date_from, date_to, outcome, kind: content_type, model, engine } = address;
  const query = useQuery(
    endingsQuery({
      page,
      before,
      user_id,
      date_from,
      date_to,
      outcome,
      content_type,
      model_id: model,
      engine_id: engine,
    }),
  );
  return (
    <>
      <div className="space-y-5">
        <ChoiceChips<(typeof ENDING_FILTERS)[number]>
          legend={<Trans>How they ended</Trans>}
          anyLabel={t`All`}
          value={outcome}
          choices={ENDING_FILTERS.map((each) => [each, outcomes[each]])}
          onChange={(next) => change({ outcome: next })}
        />
        <ChoiceChips<(typeof KINDS)[number]>
          legend={<Trans>Video or image</Trans>}
          anyLabel={t`All`}
          value={content_type}
          choices={[
            ['video', t`Videos`],
            ['image', t`Images`],
          ]}
          onChange={(kind) => change({ kind })}
        />
        <DateRange from={date_from} to={date_to} onChange={change} />
        {(model || engine) && (
          <Button
            variant="outline"
            onClick={() => change({ model: undefined, engine: undefined })}
            icon={<X className="size-4" aria-hidden="true" />}
          >
            <span className="sr-only">
              <Trans>Of every model, not only of</Trans>{' '}
            </span>
            {[model, engine].filter(Boolean).join(' · ')}
          </Button>
        )}
      </div>
      <DashboardList
        label={t`Attempts`}
        query={query}
        place={address}
        only={[{ id: user_id, words: <Trans>Only of</Trans>, onClear: () => change({ user_id: undefined }) }]}
        isNarrowed={Boolean(outcome || content_type || user_id || date_from || date_to || model || engine)}
        onMove={move}
        keyOf={({ id }) => id}
        row={(ending) => <EndingRow ending={ending} />}
      />
    </>
  );
}

function EndingRow({ ending }: { ending: Ending }) {
  const labels = useDashboardLabels();
  const failureWords = useFailureLabels();
  const times = useBusinessTimes();
  const formats = useFormats();
  const { item, outcome, owner, failure } = ending;
  const to: Pick<LinkProps, 'to' | 'params'> = item
    ? { to: '/admin/content/$id', params: { id: item.id } }
    : { to: '/admin/users/$id', params: { id: owner.id } };
  const title: ReactNode = item ? item.prompt || labels.noPrompt : <Trans>Deleted by its owner since</Trans>;
  return (
    <Link {...to} className="hover:bg-base-200 flex min-h-20 flex-wrap items-center gap-3 px-4 py-3 sm:gap-4">
      <Thumbnail item={item} className="size-14" />
      <span className="min-w-0 grow basis-36">
        <span className="line-clamp-2 font-semibold break-words">{title}</span>
        <span className="text-base-content/75 block truncate text-sm">
          <PersonName person={owner} /> · {ending.model}
        </span>
        <span className="text-base-content/75 block text-sm">{times.dateTime(ending.ended_at)}</span>
        {failure && <span className="text-base-content/75 block text-sm">{failureWords(failure)}</span>}
      </span>
      <span className="ms-auto flex flex-col items-end gap-1 text-sm">
        <Mark tone={outcome === 'completed' ? 'well' : outcome === 'failed' ? 'urgent' : 'quiet'}>
          {labels.endingFilter[outcome]}
        </Mark>
        <span className="figures text-base-content/75">{formats.seconds(Math.round(ending.waited_seconds))}</span>
      </span>
    </Link>
  );
}
