import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DashboardList } from '../ui/DashboardList.tsx';
import type { Place } from '../ui/ListPager.tsx';
import { userLedgerQuery } from '../dashboardQueries.ts';
import { LedgerLineRow } from './LedgerLineRow.tsx';

/** The entries of somebody's wallet, from the ledger. */
export function UserLedger({ userId }: { userId: string }) {
  const { t } = useLingui();
  const [place, setPlace] = useState<Place>({});
  const before = typeof place.before === 'number' ? place.before : undefined;
  const query = useQuery(userLedgerQuery(userId, { per_page: 10, page: place.page, before }));
  return (
    <div className="space-y-3">
      <h2 className="font-bold">
        <Trans>Ledger</Trans>
      </h2>
      <DashboardList
        label={t`Ledger`}
        query={query}
        place={place}
        onMove={setPlace}
        keyOf={({ id }) => id}
        row={(line) => <LedgerLineRow line={line} />}
      />
    </div>
  );
}
