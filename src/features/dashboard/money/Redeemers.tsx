import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { DashboardList } from '../ui/DashboardList.tsx';
import { redeemersQuery } from '../dashboardQueries.ts';
import { PersonName } from '../users/PersonName.tsx';

/** The people who redeemed a voucher. */
export function Redeemers({ voucherId }: { voucherId: string }) {
  const { t } = useLingui();
  const times = useBusinessTimes();
  const [page, setPage] = useState<number>();
  const query = useQuery(redeemersQuery(voucherId, page));
  const list = query.data;
  return (
    <DashboardList
      label={t`Who redeemed`}
      query={
        {
          ...query,
          data: list && { ...list, next: list.page * list.per_page < list.total ? 'more' : null },
        } as typeof query
      }
      place={{ page }}
      onMove={(place) => setPage(place.page)}
      keyOf={({ user }) => user.id}
      row={({ user, credits, redeemed_at: at }) => (
        <Link
          to="/admin/users/$id"
          params={{ id: user.id }}
          className="hover:bg-base-200 focus-visible:-outline-offset-3 flex min-h-12 items-center justify-between gap-3 px-4 py-2 text-sm"
        >
          <span className="min-w-0">
            <span className="block truncate font-semibold">
              <PersonName person={user} />
            </span>
            <span className="text-base-content/75">{times.dateTime(at)}</span>
          </span>
          <Coins amount={credits} isShort />
        </Link>
      )}
    />
  );
}
