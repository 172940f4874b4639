import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { type FormEvent, useState } from 'react';
import {
  dashboardEndpoints as calls,
  type Reconciliation,
  type ReconciledRow,
} from '../../../../contract/dashboard.ts';
import { MAX_REPORT_BYTES } from '../../../../contract/limits.ts';
import { RECONCILED_AS, type ReconciledAs } from '../../../../contract/schemas/reconciliation.ts';
import { callApi } from '../../../api/callApi.ts';
import { saveBlob } from '../../../api/downloadFile.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Money } from '../../../ui/Money.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { readDay, readOneOf } from '../../../ui/searchCodecs.ts';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { toCsv } from '../overview/toCsv.ts';
import { Mark, type Tone } from '../system/Card.tsx';

const route = getRouteApi('/_signedIn/admin/money/reconcile');
/** Rows on the screen; the CSV file has all of them. */
const SHOWN = 200;

const TONES: Record<ReconciledAs, Tone> = {
  missing_here: 'urgent',
  missing_there: 'urgent',
  amount_differs: 'urgent',
  repeated: 'watch',
  unreadable: 'watch',
  matched: 'well',
};

function useReconciledLabels(): Record<ReconciledAs, string> {
  const { t } = useLingui();
  return {
    missing_here: t`Missing here`,
    missing_there: t`Missing there`,
    amount_differs: t`Amounts differ`,
    repeated: t`Named twice`,
    unreadable: t`Unreadable`,
    matched: t`Agrees`,
  };
}

/** Compares one business day's receipts with the gateway's own report. Changes nothing. */
export function ReconcileScreen() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const isOnline = useOnline();
  const search: Record<string, unknown> = { ...route.useSearch() };
  const navigate = route.useNavigate();
  const [day, as] = [readDay(search.date_from), readOneOf(RECONCILED_AS, search.status)];
  // Not the URL's value: a date is typed in parts, and the URL follows a moment later.
  const [typed, setTyped] = useState(day ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState<'day' | 'file' | 'large' | null>(null);
  const compare = useMutation({
    mutationFn: async (asked: { day: string; file: File }) =>
      callApi(calls.reconcile, { body: { day: asked.day, csv: await asked.file.text() } }),
    meta: { showsOwnErrors: true },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const asked = readDay(typed);
    if (!asked) return setMissing('day');
    if (!file) return setMissing('file');
    if (file.size > MAX_REPORT_BYTES) return setMissing('large');
    setMissing(null);
    compare.mutate({ day: asked, file });
  }

  const fileIssue =
    missing === 'file'
      ? t`Choose the file first.`
      : missing === 'large' && t`The file is too large. Export one day at a time.`;
  return (
    <Page width="list">
      <ScreenHead
        title={<Trans>Compare a day</Trans>}
        note={<Trans>Our receipts beside the gateway’s own report. Nothing is changed.</Trans>}
      />
      <OfflineNotice />
      <form
        noValidate
        onSubmit={handleSubmit}
        className="bg-surface border-line rounded-box grid grid-cols-1 items-start gap-4 border px-5 py-4 sm:grid-cols-2"
      >
        <TextField
          label={<Trans>Day (WIB)</Trans>}
          type="date"
          value={typed}
          error={missing === 'day' && t`Choose the day first.`}
          onChange={(event) => {
            setTyped(event.target.value);
            void navigate({
              search: { date_from: event.target.value || undefined },
              replace: true,
              resetScroll: false,
            });
          }}
        />
        <Field
          label={<Trans>Transactions or balance report (CSV)</Trans>}
          hint={
            <Trans>
              As the gateway exports it, for the whole day in WIB; up to 20,000 lines. A report in UTC needs the day
              before, too.
            </Trans>
          }
          error={fileIssue || undefined}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              className="bg-surface border-line rounded-field file:bg-base-200 file:rounded-field w-full border p-1 text-base file:me-3 file:min-h-10 file:border-0 file:px-4 file:font-semibold"
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? null);
                compare.reset();
              }}
            />
          )}
        </Field>
        <Button type="submit" isBusy={compare.isPending} disabled={!isOnline} className="sm:justify-self-start">
          <Trans>Compare</Trans>
        </Button>
        {compare.error && (
          <p role="alert" className="text-error self-center text-sm font-medium">
            {errorText(compare.error)}
          </p>
        )}
      </form>
      {compare.data?.data.day === day && compare.data && (
        <Result
          result={compare.data.data}
          as={as}
          onFilter={(status) =>
            void navigate({ search: (current) => ({ ...current, status }), replace: true, resetScroll: false })
          }
        />
      )}
    </Page>
  );
}

interface ResultProps {
  result: Reconciliation;
  as: ReconciledAs | undefined;
  onFilter: (as: ReconciledAs | undefined) => void;
}

function Result({ result: { day, rows, passed_over: passedOver }, as, onFilter }: ResultProps) {
  const { t } = useLingui();
  const labels = useReconciledLabels();
  const formats = useFormats();
  const wrong = rows.filter((row) => row.as !== 'matched').length;
  const shown = rows.filter((row) => as === undefined || row.as === as);
  const count = (each: ReconciledAs) => rows.filter((row) => row.as === each).length;
  const save = () => {
    const head = [
      t`Result`,
      t`Line`,
      t`Payment`,
      t`Reference`,
      t`Amount there`,
      t`Amount here`,
      t`Paid at`,
      t`Booked as`,
    ];
    const cells = rows.map((row) => [
      labels[row.as],
      row.line ?? '',
      row.payment_id,
      row.reference,
      row.amount_there ?? '',
      row.amount_here ?? '',
      row.paid_at ?? '',
      row.outcome ?? '',
    ]);
    saveBlob(new Blob([toCsv(head, cells)], { type: 'text/csv' }), `kilas-${day}.csv`);
  };
  return (
    <section aria-label={t`Result`} aria-live="polite" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg font-bold">
            {wrong === 0 ? (
              <Trans>Everything agrees</Trans>
            ) : (
              <Plural value={wrong} one="One row to look at" other="# rows to look at" />
            )}
          </h2>
          <p className="text-base-content/75 text-sm">
            <Plural
              value={passedOver}
              one="# line of the file is no payment"
              other="# lines of the file are no payments"
            />
          </p>
        </div>
        <Button variant="outline" onClick={save} icon={<Download className="size-4" aria-hidden="true" />}>
          CSV
        </Button>
      </div>
      <ChoiceChips<ReconciledAs>
        legend={<Trans>Status</Trans>}
        anyLabel={t`All`}
        value={as}
        choices={RECONCILED_AS.map((each) => [each, `${labels[each]} · ${formats.number(count(each))}`])}
        onChange={onFilter}
      />
      {shown.length > 0 && (
        <ol className="bg-surface border-line rounded-box divide-line divide-y overflow-hidden border">
          {shown.slice(0, SHOWN).map((row) => (
            <li key={`${row.as} ${row.line} ${row.payment_id}`}>
              <Line row={row} />
            </li>
          ))}
        </ol>
      )}
      {shown.length > SHOWN && (
        <p className="text-base-content/75 text-sm">
          <Trans>The first {SHOWN} are shown; the CSV has all of them.</Trans>
        </p>
      )}
    </section>
  );
}

function Line({ row }: { row: ReconciledRow }) {
  const labels = useReconciledLabels();
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="figures font-semibold break-all">{row.reference || row.payment_id || '–'}</p>
        <p className="text-base-content/75 text-sm break-all">
          {row.payment_id}
          {row.line !== null && (
            <>
              {' · '}
              <Trans>line {row.line}</Trans>
            </>
          )}
        </p>
        {row.topup_id && (
          <Link
            to="/admin/money/$id"
            params={{ id: row.topup_id }}
            className="text-accent inline-flex min-h-11 items-center text-sm font-semibold underline"
          >
            <Trans>Open the payment</Trans>
          </Link>
        )}
      </div>
      <div className="flex flex-col items-end gap-1 text-sm">
        {row.amount_there !== null && (
          <span>
            <Trans>there</Trans> <Money rupiah={row.amount_there} />
          </span>
        )}
        {row.amount_here !== null && (
          <span>
            <Trans>here</Trans> <Money rupiah={row.amount_here} />
          </span>
        )}
        <Mark tone={TONES[row.as]}>{labels[row.as]}</Mark>
      </div>
    </article>
  );
}
