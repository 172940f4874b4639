import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { type AdminLogLine, dashboardEndpoints as calls } from '../../../contract/dashboard.ts';
import { ADMIN_ACTIONS, type AdminAction } from '../../../contract/schemas/adminLog.ts';
import { downloadFile } from '../../api/downloadFile.ts';
import { useBusinessTimes } from '../../i18n/businessTimes.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { DateRange } from '../../ui/list/DateRange.tsx';
import { readLogSearch } from './searchParams.ts';
import { DashboardList } from './ui/DashboardList.tsx';
import { listMoves } from './ui/listMoves.ts';
import { ScreenHead } from './ui/ScreenHead.tsx';
import { UndoRemovalDialog } from './ui/UndoRemovalDialog.tsx';
import { adminLogQuery } from './dashboardQueries.ts';
import { useDashboardLabels } from './useDashboardLabels.ts';
import { PersonAddress, PersonName } from './users/PersonName.tsx';

const route = getRouteApi('/_signedIn/admin/log');

/** The admin log: who did what to whom, why and when. */
export function LogScreen() {
  const { t } = useLingui();
  const labels = useDashboardLabels();
  const filters = readLogSearch({ ...route.useSearch() });
  const { change, move } = listMoves<typeof filters>(route.useNavigate());
  const query = useQuery(adminLogQuery(filters));
  const [isLoading, setIsLoading] = useState(false);
  const { page: _page, before: _before, ...narrowed } = filters;

  async function download() {
    setIsLoading(true);
    await downloadFile(calls.adminLogCsv, 'kilas-admin.csv', { query: narrowed });
    setIsLoading(false);
  }

  return (
    <Page width="list">
      <ScreenHead title={<Trans>Admin log</Trans>} note={<Trans>Lines are added and never changed</Trans>}>
        <Button
          variant="outline"
          isBusy={isLoading}
          onClick={() => void download()}
          icon={<Download className="size-4" aria-hidden="true" />}
        >
          CSV
        </Button>
      </ScreenHead>
      <DashboardList
        label={t`Admin log`}
        filters={
          <div className="grid gap-3 sm:grid-cols-2">
            <label className="space-y-1.5">
              <span className="block min-h-6 text-sm font-semibold">
                <Trans>What was done</Trans>
              </span>
              <select
                className="select bg-surface h-12 w-full text-base"
                value={filters.action ?? ''}
                onChange={(event) => change({ action: (event.target.value as AdminAction) || undefined })}
              >
                <option value="">{t`Everything`}</option>
                {ADMIN_ACTIONS.map((action) => (
                  <option key={action} value={action}>
                    {labels.action[action]}
                  </option>
                ))}
              </select>
            </label>
            <DateRange from={filters.date_from} to={filters.date_to} onChange={change} />
          </div>
        }
        query={query}
        place={filters}
        only={[
          { id: filters.user_id, words: <Trans>Only about</Trans>, onClear: () => change({ user_id: undefined }) },
          { id: filters.admin_id, words: <Trans>Only by</Trans>, onClear: () => change({ admin_id: undefined }) },
        ]}
        isNarrowed={Object.values(narrowed).some(Boolean)}
        nothing={<Trans>Whatever an admin changes stands here, with the reason.</Trans>}
        onMove={move}
        keyOf={({ id }) => id}
        row={(line) => <Line line={line} />}
      />
    </Page>
  );
}

function Line({ line }: { line: AdminLogLine }) {
  const { t } = useLingui();
  const labels = useDashboardLabels();
  const times = useBusinessTimes();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className="space-y-1 px-4 py-3">
      <p className="font-semibold">
        {labels.action[line.action]}
        {(line.subject.type === 'price' || line.subject.type === 'engine') && ` · ${line.subject.id}`}
        {line.subject.user && (
          <>
            {' · '}
            <Link to="/admin/users/$id" params={{ id: line.subject.user.id }} className="text-accent underline">
              <PersonName person={line.subject.user} />
            </Link>
          </>
        )}
      </p>
      {line.reason && <p className="break-words">“{line.reason}”</p>}
      <p className="text-base-content/75 text-sm">
        <Link
          to="/admin/log"
          search={{ admin_id: line.admin.id }}
          title={t`Only what this admin did`}
          className="hover:underline"
        >
          <PersonAddress person={line.admin} />
        </Link>
        {' · '}
        {times.dateTime(line.at)}
      </p>
      <div className="flex flex-wrap items-start justify-between gap-2">
        {line.before || line.after ? (
          <details className="group text-sm">
            <summary className="text-accent flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold [&::-webkit-details-marker]:hidden">
              <Trans>Before and after</Trans>
              <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
            </summary>
            <pre lang="en" className="bg-base-200 rounded-field p-3 text-xs break-words whitespace-pre-wrap">
              {JSON.stringify({ before: line.before, after: line.after }, null, 2)}
            </pre>
          </details>
        ) : (
          <span />
        )}
        {line.can_undo && (
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
      <UndoRemovalDialog logId={line.id} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </article>
  );
}
