import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GIVEN_KINDS } from '../../../../contract/schemas/dashboardUsers.ts';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { DateRange } from '../../../ui/list/DateRange.tsx';
import { DashboardList } from '../ui/DashboardList.tsx';
import { creditsGivenQuery } from '../dashboardQueries.ts';
import { LedgerLineRow } from '../users/LedgerLineRow.tsx';
import { useLedgerKinds } from '../users/useLedgerKinds.ts';
import type { PartProps } from './searchParams.ts';

/** Coins that people received without paying. */
export function GivenCredits({ address, change, move }: PartProps) {
  const { t } = useLingui();
  const kinds = useLedgerKinds();
  const { page, number, user_id, date_from, date_to, given: kind } = address;
  const query = useQuery(creditsGivenQuery({ page, before: number, user_id, date_from, date_to, kind }));
  return (
    <>
      <div className="space-y-5">
        <ChoiceChips<(typeof GIVEN_KINDS)[number]>
          legend={<Trans>Given without a payment, for what</Trans>}
          anyLabel={t`All`}
          value={kind}
          choices={GIVEN_KINDS.map((each) => [each, kinds[each] ?? each])}
          onChange={(given) => change({ given })}
        />
        <DateRange from={date_from} to={date_to} onChange={change} />
      </div>
      <DashboardList
        label={t`Credits given`}
        query={query}
        place={{ page, before: number }}
        only={[{ id: user_id, words: <Trans>Only of</Trans>, onClear: () => change({ user_id: undefined }) }]}
        isNarrowed={Boolean(kind || user_id || date_from || date_to)}
        onMove={move}
        keyOf={({ id }) => id}
        row={(line) => <LedgerLineRow line={line} user={line.user} />}
      />
    </>
  );
}
