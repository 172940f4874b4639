import { Trans, useLingui } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { ChartSeries } from './chartSeries.ts';

/** ApexCharts is large, so it is loaded when the first chart is shown. */
const BarChart = lazy(async () => ({ default: (await import('./BarChart.tsx')).BarChart }));

const NoChart = () => null;

interface ChartPanelProps {
  title: string;
  /** The heading of the labels' column. */
  head: string;
  labels: string[];
  series: ChartSeries[];
  isHorizontal: boolean;
  /** Whether it counts only what was spent: without any, credits may have come in all the same. */
  isOfSpending?: boolean;
}

/** A chart, and the same numbers as a table. */
export function ChartPanel({ title, head, labels, series, isHorizontal, isOfSpending = false }: ChartPanelProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const isEmpty = series.every(({ data }) => data.every((value) => value === 0));
  if (isEmpty) {
    return (
      <div className="bg-surface border-line rounded-box border">
        <EmptyState
          icon={<ChartNoAxesColumn aria-hidden="true" />}
          title={isOfSpending ? <Trans>No credits spent in this period</Trans> : <Trans>Nothing in this period</Trans>}
          body={<Trans>As soon as there is something to count, it shows up here.</Trans>}
        />
      </div>
    );
  }
  return (
    <div className="bg-surface border-line rounded-box border p-4 sm:p-5">
      <figure role="img" aria-label={t`Chart: ${title}. The table below has the same numbers.`}>
        <div aria-hidden="true">
          {/* Without its file, as offline on a device that never showed a chart, the table remains. */}
          <CatchBoundary getResetKey={() => title} errorComponent={NoChart}>
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <BarChart
                labels={labels}
                series={series.filter(({ isTableOnly }) => !isTableOnly)}
                isHorizontal={isHorizontal}
              />
            </Suspense>
          </CatchBoundary>
        </div>
      </figure>
      <details className="group border-line mt-3 border-t">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-sm font-semibold [&::-webkit-details-marker]:hidden">
          <Trans>Read as a table</Trans>
          <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <table className="figures w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-line text-base-content/75 border-b">
              <th scope="col" className="py-2 text-start font-medium">
                {head}
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-2 ps-3 text-end font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-line divide-y">
            {labels.map((label, index) => (
              <tr key={`${index} ${label}`}>
                <th scope="row" className="py-2 text-start font-medium">
                  {label}
                </th>
                {series.map(({ name, data }) => (
                  <td key={name} className="py-2 ps-3 text-end">
                    {formats.number(data[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
