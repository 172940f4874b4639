import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { REPORT_STATES } from '../../../../contract/schemas/shares.ts';
import { Page } from '../../../ui/Page.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { DashboardList } from '../ui/DashboardList.tsx';
import { listMoves } from '../ui/listMoves.ts';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { reportsQuery } from '../dashboardQueries.ts';
import { ReportRow } from './ReportRow.tsx';
import { readReportsSearch } from './searchParams.ts';
import { useReportLabels } from './useReportLabels.ts';

const route = getRouteApi('/_signedIn/admin/reports');

/** The reports about shared works, by state. */
export function ReportsScreen() {
  const { t } = useLingui();
  const labels = useReportLabels();
  const address = readReportsSearch({ ...route.useSearch() });
  const { change, move } = listMoves<typeof address>(route.useNavigate());
  const state = address.report ?? 'open';
  const query = useQuery(reportsQuery({ page: address.page, before: address.before, state }));
  return (
    <Page width="list">
      <ScreenHead
        title={<Trans>Reports</Trans>}
        note={<Trans>What people say about works that were shared by link</Trans>}
      />
      <SegmentedControl<(typeof REPORT_STATES)[number]>
        label={t`What to show`}
        value={state}
        onChange={(report) => change({ report: report === 'open' ? undefined : report })}
        choices={REPORT_STATES.map((each) => ({ value: each, label: labels.state[each] }))}
      />
      <DashboardList
        label={t`Reports`}
        query={query}
        place={address}
        onMove={move}
        keyOf={({ id }) => id}
        row={(report) => <ReportRow report={report} />}
        nothing={
          state === 'open' ? <Trans>No report waits for you.</Trans> : <Trans>No report was closed this way yet.</Trans>
        }
      />
    </Page>
  );
}
