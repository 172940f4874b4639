import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { UserRow } from '../../../../contract/dashboard.ts';
import { PEOPLE_STEPS, USER_STATUSES } from '../../../../contract/schemas/dashboardLists.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { Page } from '../../../ui/Page.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { DateRange } from '../../../ui/list/DateRange.tsx';
import { countFilters } from '../../../ui/FilterRow.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { DashboardList } from '../ui/DashboardList.tsx';
import { listMoves } from '../ui/listMoves.ts';
import { RoleChips } from '../ui/RoleChips.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { usersQuery } from '../dashboardQueries.ts';
import { Mark } from '../system/Card.tsx';
import { useDashboardLabels } from '../useDashboardLabels.ts';
import { PersonName } from './PersonName.tsx';
import { readUsersSearch } from './searchParams.ts';

const route = getRouteApi('/_signedIn/admin/users/');

const IN_SHEET = ['status', 'role', 'reached', 'date_from', 'date_to', 'joined_from', 'joined_to'] as const;

/** Accounts, newest first; the filters are in the URL. */
export function UsersScreen() {
  const { t } = useLingui();
  const labels = useDashboardLabels();
  const filters = readUsersSearch({ ...route.useSearch() });
  const { change, move } = listMoves<typeof filters>(route.useNavigate());
  const query = useQuery(usersQuery(filters));
  return (
    <Page width="list">
      <ScreenHead title={<Trans>Users</Trans>} note={<Trans>Newest accounts first</Trans>} />
      <DashboardList
        label={t`Users`}
        filters={
          <FilterBar
            searchLabel={t`Search names and addresses`}
            placeholder={t`Name or email`}
            filters={filters}
            onChange={change}
            inSheet={IN_SHEET}
            fields={(draft, set) => (
              <div className="space-y-5">
                <ChoiceChips<(typeof USER_STATUSES)[number]>
                  legend={<Trans>Status</Trans>}
                  anyLabel={t`All`}
                  value={draft.status}
                  choices={USER_STATUSES.map((status) => [status, labels.userStatus[status]])}
                  onChange={(status) => set({ status })}
                />
                <RoleChips value={draft.role} onChange={set} />
                <ChoiceChips<(typeof PEOPLE_STEPS)[number]>
                  legend={<Trans>How far those have come who joined on the dates below</Trans>}
                  anyLabel={t`All`}
                  value={draft.reached}
                  choices={[
                    ['joined', t`Joined`],
                    ['generated', t`Made something`],
                    ['paid', t`Paid`],
                    ['active', t`Or active on those dates`],
                  ]}
                  onChange={(reached) => set({ reached })}
                />
                <DateRange from={draft.date_from} to={draft.date_to} onChange={set} />
                {draft.reached === 'active' && (
                  <fieldset>
                    <legend className="mb-2 text-sm font-semibold">
                      <Trans>Only who joined on these days</Trans>
                    </legend>
                    <DateRange
                      from={draft.joined_from}
                      to={draft.joined_to}
                      onChange={(days) =>
                        set({
                          ...('date_from' in days && { joined_from: days.date_from }),
                          ...('date_to' in days && { joined_to: days.date_to }),
                        })
                      }
                    />
                  </fieldset>
                )}
              </div>
            )}
          />
        }
        query={query}
        place={filters}
        isNarrowed={countFilters(filters, IN_SHEET) > 0 || Boolean(filters.search)}
        onMove={move}
        keyOf={({ id }) => id}
        row={(user) => <UserLine user={user} />}
      />
    </Page>
  );
}

function UserLine({ user }: { user: UserRow }) {
  const labels = useDashboardLabels();
  return (
    <Link
      to="/admin/users/$id"
      params={{ id: user.id }}
      className="hover:bg-base-200 flex min-h-18 items-center gap-x-4 gap-y-1 tiny:flex-wrap px-4 py-3"
    >
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">
          <PersonName person={user} />
        </span>
        {!user.is_deleted && <span className="text-base-content/75 block truncate text-sm">{user.email}</span>}
        <span className="text-base-content/75 block text-sm">
          {user.last_seen_at ? (
            <Trans>
              seen <RelativeTime at={user.last_seen_at} />
            </Trans>
          ) : (
            <Trans>never signed in</Trans>
          )}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1 tiny:shrink tiny:items-start text-sm">
        {user.status === 'deactivated' && !user.is_deleted && (
          <Mark tone="urgent">{labels.userStatus.deactivated}</Mark>
        )}
        {user.role === 'admin' && <Mark tone="quiet">{labels.role.admin}</Mark>}
        <Coins amount={user.balance} isShort />
      </span>
    </Link>
  );
}
