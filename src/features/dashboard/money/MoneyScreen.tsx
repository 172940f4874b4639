import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { PaymentRow } from '../../../../contract/dashboard.ts';
import { ODD_PAYMENT_STATES, RECEIPT_STATES, WEBHOOK_STATES } from '../../../../contract/schemas/dashboardMoney.ts';
import { TOPUP_STATES } from '../../../../contract/schemas/payments.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { DateRange } from '../../../ui/list/DateRange.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { DashboardList } from '../ui/DashboardList.tsx';
import { listMoves } from '../ui/listMoves.ts';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { oddPaymentsQuery, paymentsQuery, receiptsQuery, webhooksQuery } from '../dashboardQueries.ts';
import { Mark } from '../system/Card.tsx';
import { GivenCredits } from './GivenCredits.tsx';
import { type Filters, type PartProps, readMoneySearch, VIEWS } from './searchParams.ts';
import { OddPaymentRow } from './OddPaymentRow.tsx';
import { ReceiptRow } from './ReceiptRow.tsx';
import { useMoneyLabels } from './useMoneyLabels.ts';
import { WebhookLine } from './WebhookLine.tsx';
import { PersonName } from '../users/PersonName.tsx';

const route = getRouteApi('/_signedIn/admin/money/');
/** Payments, receipts, the gateway's messages, rows of its list that could not be recorded, and coins given away. */
export function MoneyScreen() {
  const { t } = useLingui();
  const address = readMoneySearch({ ...route.useSearch() });
  const view = address.view ?? 'payments';
  const { change, move } = listMoves<typeof address>(route.useNavigate());
  const Part = { payments: Payments, receipts: Receipts, messages: Messages, odd: OddPayments, given: GivenCredits }[
    view
  ];
  return (
    <Page width="list">
      <ScreenHead title={<Trans>Money</Trans>} note={<Trans>Times are in WIB, amounts in rupiah</Trans>}>
        <ButtonLink variant="outline" to="/admin/money/reconcile">
          <Trans>Compare a day</Trans>
        </ButtonLink>
      </ScreenHead>
      <SegmentedControl<(typeof VIEWS)[number]>
        label={t`What to show`}
        value={view}
        onChange={(next) => change({ view: next === 'payments' ? undefined : next })}
        choices={[
          { value: 'payments', label: <Trans>Payments</Trans> },
          { value: 'receipts', label: <Trans>Money in</Trans> },
          { value: 'messages', label: <Trans>Messages</Trans> },
          { value: 'odd', label: <Trans>Oddities</Trans> },
          { value: 'given', label: <Trans>Given</Trans> },
        ]}
      />
      <Part address={address} change={change} move={move} />
    </Page>
  );
}

function Payments({ address, change, move }: PartProps) {
  const { t } = useLingui();
  const labels = useMoneyLabels();
  const { page, before, search, status, user_id, date_from, date_to } = address;
  const query = useQuery(paymentsQuery({ page, before, search, status, user_id, date_from, date_to }));
  const filters = { search, status, date_from, date_to };
  return (
    <DashboardList
      label={t`Payments`}
      filters={
        <FilterBar<Pick<Filters, 'search' | 'status' | 'date_from' | 'date_to'>>
          searchLabel={t`Search invoices and references`}
          placeholder={t`KLS-… or reference`}
          filters={filters}
          onChange={change}
          inSheet={['status', 'date_from', 'date_to']}
          fields={(draft, set) => (
            <div className="space-y-5">
              <ChoiceChips<(typeof TOPUP_STATES)[number]>
                legend={<Trans>Status</Trans>}
                anyLabel={t`All`}
                value={draft.status}
                choices={TOPUP_STATES.map((state) => [state, labels.payment[state]])}
                onChange={(state) => set({ status: state })}
              />
              <DateRange from={draft.date_from} to={draft.date_to} onChange={set} />
            </div>
          )}
        />
      }
      query={query}
      place={address}
      only={[{ id: user_id, words: <Trans>Only of</Trans>, onClear: () => change({ user_id: undefined }) }]}
      isNarrowed={Boolean(user_id) || Object.values(filters).some(Boolean)}
      onMove={move}
      keyOf={({ id }) => id}
      row={(payment) => <PaymentLine payment={payment} />}
    />
  );
}

/** Two facts of a payment side by side, where both fit. */
const PAYMENT_FACTS = 'text-base-content/75 mt-0.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1';

function PaymentLine({ payment }: { payment: PaymentRow }) {
  const labels = useMoneyLabels();
  const times = useBusinessTimes();
  const isUncredited = payment.state === 'completed' && !payment.is_credited;
  return (
    <Link
      to="/admin/money/$id"
      params={{ id: payment.id }}
      className="hover:bg-base-200 block min-h-18 px-4 py-3 text-sm"
    >
      <span className="block text-base font-semibold">
        <PersonName person={payment.user} />
      </span>
      <span className={PAYMENT_FACTS}>
        {payment.invoice_number} · {payment.channel}
        <span className="text-base-content">
          <Money rupiah={payment.total_payment} />
        </span>
      </span>
      <span className={PAYMENT_FACTS}>
        {times.dateTime(payment.created_at)}
        <Mark tone={isUncredited ? 'urgent' : payment.state === 'completed' ? 'well' : 'quiet'}>
          {isUncredited ? <Trans>Paid, no credits</Trans> : labels.payment[payment.state]}
        </Mark>
      </span>
    </Link>
  );
}

function Receipts({ address, change, move }: PartProps) {
  const { t } = useLingui();
  const labels = useMoneyLabels();
  const state = address.receipt ?? 'open';
  const query = useQuery(receiptsQuery({ page: address.page, before: address.number, state }));
  return (
    <>
      <ChoiceChips<(typeof RECEIPT_STATES)[number]>
        legend={<Trans>Status</Trans>}
        anyLabel={labels.receipt.open}
        value={address.receipt === 'open' ? undefined : address.receipt}
        choices={RECEIPT_STATES.filter((each) => each !== 'open').map((each) => [each, labels.receipt[each]])}
        onChange={(receipt) => change({ receipt })}
      />
      <DashboardList
        label={t`Money in`}
        query={query}
        place={{ page: address.page, before: address.number }}
        onMove={move}
        keyOf={({ id }) => id}
        row={(receipt) => <ReceiptRow receipt={receipt} />}
        nothing={
          state === 'open' ? <Trans>All money that came was placed.</Trans> : <Trans>No such money came yet.</Trans>
        }
      />
    </>
  );
}

function Messages({ address, change, move }: PartProps) {
  const { t } = useLingui();
  const labels = useMoneyLabels();
  const query = useQuery(webhooksQuery({ page: address.page, before: address.number, state: address.message }));
  return (
    <>
      <ChoiceChips<(typeof WEBHOOK_STATES)[number]>
        legend={<Trans>Status</Trans>}
        anyLabel={t`All`}
        value={address.message}
        choices={WEBHOOK_STATES.map((state) => [state, labels.message[state]])}
        onChange={(message) => change({ message })}
      />
      <DashboardList
        label={t`Messages`}
        query={query}
        place={{ page: address.page, before: address.number }}
        onMove={move}
        keyOf={({ id }) => id}
        row={(message) => <WebhookLine message={message} />}
        nothing={<Trans>No such message came from the gateway yet.</Trans>}
      />
    </>
  );
}

function OddPayments({ address, change, move }: PartProps) {
  const { t } = useLingui();
  const state = address.odd ?? 'open';
  const query = useQuery(oddPaymentsQuery({ page: address.page, before: address.number, state }));
  return (
    <>
      <ChoiceChips<(typeof ODD_PAYMENT_STATES)[number]>
        legend={<Trans>Rows of the gateway’s list that could not be booked</Trans>}
        anyLabel={t`To look at`}
        value={address.odd === 'open' ? undefined : address.odd}
        choices={[['resolved', t`Ticked off`]]}
        onChange={(odd) => change({ odd })}
      />
      <DashboardList
        label={t`Oddities`}
        query={query}
        place={{ page: address.page, before: address.number }}
        onMove={move}
        keyOf={({ id }) => id}
        row={(row) => <OddPaymentRow row={row} />}
        nothing={<Trans>Every row of the gateway’s list could be read and booked.</Trans>}
      />
    </>
  );
}
