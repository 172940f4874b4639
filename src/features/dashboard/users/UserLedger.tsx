import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LedgerLine } from '../../../../contract/dashboard.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ConsoleList } from '../console/ConsoleList.tsx';
import type { Place } from '../console/ListPager.tsx';
import { userLedgerQuery } from '../consoleQueries.ts';
import { useLedgerKinds } from './useLedgerKinds.ts';

/** What moved somebody's coins, as the ledger has it. */
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
      <ConsoleList
        label={t`Ledger`}
        query={query}
        place={place}
        onMove={setPlace}
        keyOf={({ id }) => id}
        row={(line) => <Line line={line} />}
      />
    </div>
  );
}

function Line({ line }: { line: LedgerLine }) {
  const formats = useFormats();
  const times = useBusinessTimes();
  const kinds = useLedgerKinds();
  return (
    <div className="flex min-h-14 items-center gap-4 px-4 py-2.5 text-sm">
      <span className="min-w-0 grow">
        <span className="block font-semibold">{kinds[line.kind] ?? line.kind}</span>
        <span className="text-base-content/75 block truncate">
          {times.dateTime(line.at)}
          {line.note && <> · {line.note}</>}
        </span>
      </span>
      <span className="figures shrink-0 text-end">
        <span className="block font-semibold">
          {line.amount > 0 ? '+' : ''}
          {formats.number(line.amount)}
        </span>
        <span className="text-base-content/75 block">{formats.number(line.balance_after)}</span>
      </span>
    </div>
  );
}
