import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Figure, FourFiguresSkeleton } from '../../../ui/list/Figure.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { useFailureText } from '../../credits/useFailureText.ts';
import { type Period, trailSummaryQuery } from '../activityQueries.ts';

const GRID = 'grid grid-cols-2 tiny:grid-cols-1 gap-3 sm:grid-cols-4';

/** Totals of a period, with the balance before and after it. */
export function TrailSummary({ period }: { period: Period }) {
  const { t } = useLingui();
  const formats = useFormats();
  const failureText = useFailureText();
  const isOnline = useOnline();
  const { data, error } = useQuery(trailSummaryQuery(period));
  if (!data && error) {
    // The list below shows what is on this device, or says that it appears once there is a network.
    if (!isOnline) return null;
    return (
      <p role="alert" className="text-error text-sm font-medium">
        <Trans>Failed to fetch summary</Trans>: {failureText(error, t`Please try again in a moment.`)}
      </p>
    );
  }
  if (!data) return <FourFiguresSkeleton className={GRID} />;
  const { total_in, total_out, spent, opening_balance, closing_balance } = data.data;
  const [opening, closing] = [formats.number(opening_balance), formats.number(closing_balance)];
  return (
    <dl className={GRID}>
      <Figure name={<Trans>Credits in</Trans>}>
        {total_in > 0 && '+'}
        {formats.number(total_in)}
      </Figure>
      <Figure name={<Trans>Credits out</Trans>}>
        {total_out > 0 && '−'}
        {formats.number(total_out)}
      </Figure>
      <Figure name={<Trans>Spent on results</Trans>}>{formats.number(spent)}</Figure>
      <Figure name={<Trans>Balance</Trans>}>
        {opening} → {closing}
      </Figure>
    </dl>
  );
}
