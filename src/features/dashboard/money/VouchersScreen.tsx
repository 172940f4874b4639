import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { dashboardEndpoints as calls } from '../../../../contract/dashboard.ts';
import { type Voucher, VOUCHER_STATES } from '../../../../contract/schemas/vouchers.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Coins } from '../../../ui/Coins.tsx';
import { Page } from '../../../ui/Page.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { DashboardList } from '../ui/DashboardList.tsx';
import { listMoves } from '../ui/listMoves.ts';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { vouchersQuery } from '../dashboardQueries.ts';
import { Mark, type Tone } from '../system/Card.tsx';
import { NewVouchersDialog } from './NewVouchersDialog.tsx';
import { Redeemers } from './Redeemers.tsx';
import { readVouchersSearch, type VouchersSearch } from './searchParams.ts';

const route = getRouteApi('/_signedIn/admin/vouchers');

/** The vouchers: create and stop them, and see who redeemed them. */
export function VouchersScreen() {
  const { t } = useLingui();
  const address = readVouchersSearch({ ...route.useSearch() });
  const { page, search, status } = address;
  const stateLabels = useStateLabels();
  const { change, move } = listMoves<typeof address>(route.useNavigate());
  const query = useQuery({
    ...vouchersQuery({ page, search, state: status }),
    select: ({ data, page: at, page_size: perPage, total }) => ({
      data,
      page: at,
      per_page: perPage,
      total,
      total_is_partial: false,
      next: at * perPage < total ? 'more' : null,
    }),
  });
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Page width="list">
      <ScreenHead title={<Trans>Vouchers</Trans>} note={<Trans>Newest first</Trans>}>
        <Button onClick={() => setIsCreating(true)} icon={<Plus className="size-5" aria-hidden="true" />}>
          <Trans>Create</Trans>
        </Button>
      </ScreenHead>
      <DashboardList
        label={t`Vouchers`}
        filters={
          <FilterBar<Pick<VouchersSearch, 'search' | 'status'>>
            searchLabel={t`Search codes and reasons`}
            placeholder={t`Code or reason`}
            filters={{ search, status }}
            onChange={change}
            inSheet={['status']}
            fields={(draft, set) => (
              <ChoiceChips<Voucher['state']>
                legend={<Trans>Status</Trans>}
                anyLabel={t`All`}
                value={draft.status}
                choices={VOUCHER_STATES.map((state) => [state, stateLabels[state]])}
                onChange={(state) => set({ status: state })}
              />
            )}
          />
        }
        isNarrowed={Boolean(search || status)}
        query={query}
        place={{ page }}
        onMove={move}
        keyOf={({ id }) => id}
        row={(voucher) => <VoucherLine voucher={voucher} />}
      />
      <NewVouchersDialog isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </Page>
  );
}

function useStateLabels(): Record<Voucher['state'], string> {
  const { t } = useLingui();
  return {
    active: t`Active`,
    scheduled: t`Not yet`,
    ended: t`Ended`,
    used_up: t`Used up`,
    disabled: t`Stopped`,
  };
}

const TONES: Record<Voucher['state'], Tone> = {
  active: 'well',
  scheduled: 'watch',
  ended: 'quiet',
  used_up: 'quiet',
  disabled: 'urgent',
};

function VoucherLine({ voucher }: { voucher: Voucher }) {
  const { t } = useLingui();
  const times = useBusinessTimes();
  const [isStopping, setIsStopping] = useState(false);
  const [areRedeemersShown, setAreRedeemersShown] = useState(false);
  const states = useStateLabels();
  return (
    <article className="space-y-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="figures grow font-semibold break-all">{voucher.code}</p>
        <Coins amount={voucher.credits} />
        <Mark tone={TONES[voucher.state]}>{states[voucher.state]}</Mark>
      </div>
      <p className="text-base-content/75 text-sm">
        {voucher.max_uses === null ? (
          <Plural value={voucher.uses} one="redeemed once" other="redeemed # times" />
        ) : (
          <Trans>
            {voucher.uses} of {voucher.max_uses} redeemed
          </Trans>
        )}
        {voucher.state === 'scheduled' && voucher.starts_at && (
          <>
            {' · '}
            <Trans>from {times.dateTime(voucher.starts_at)}</Trans>
          </>
        )}
        {voucher.ends_at && (
          <>
            {' · '}
            <Trans>until {times.dateTime(voucher.ends_at)}</Trans>
          </>
        )}
        {voucher.note && <> · {voucher.note}</>}
      </p>
      <div className="flex flex-wrap gap-2">
        {voucher.uses > 0 && (
          <Button
            variant="outline"
            aria-expanded={areRedeemersShown}
            onClick={() => setAreRedeemersShown(!areRedeemersShown)}
          >
            <Trans>Who redeemed</Trans>
          </Button>
        )}
        {(voucher.state === 'active' || voucher.state === 'scheduled') && (
          <Button variant="outline" onClick={() => setIsStopping(true)}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
      {areRedeemersShown && <Redeemers voucherId={voucher.id} />}
      <ActionDialog
        isOpen={isStopping}
        onClose={() => setIsStopping(false)}
        title={<Trans>Stop {voucher.code}?</Trans>}
        description={
          <Trans>Nobody can redeem it any more. Credits that it brought stay. It cannot be started again.</Trans>
        }
        confirmLabel={<Trans>Stop</Trans>}
        act={(reason) => changeBy(calls.stopVoucher, { params: { id: voucher.id }, body: { reason } })}
        onDone={() => showToast({ type: 'success', title: t`Stopped` })}
      />
    </article>
  );
}
