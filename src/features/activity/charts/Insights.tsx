import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ANALYSIS_TYPES, type AnalysisType, CHART_TYPES, type ChartType } from '../../../../contract/activity.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useFailureText } from '../../credits/useFailureText.ts';
import { chartQuery, patternsQuery } from '../activityQueries.ts';
import { MonthAndYear } from '../MonthAndYear.tsx';
import { useActivityLabels } from '../useActivityLabels.ts';
import { ChartPanel } from './ChartPanel.tsx';

interface InsightsProps {
  year: number | undefined;
  month: number | undefined;
  /** Changes one of them; the other stays. */
  onChange: (change: { year?: number | undefined; month?: number | undefined }) => void;
}

/** Charts of the transactions and of when coins are spent, each with a table. */
export function Insights({ year, month, onChange }: InsightsProps) {
  return (
    <div className="space-y-5">
      <MonthAndYear month={month} year={year} isYearNeeded onChange={onChange} />
      <p className="text-base-content/75 text-sm">
        <Trans>Days and hours are in WIB, Jakarta time.</Trans>
      </p>
      <Movements year={year} month={month} />
      <Patterns year={year} />
    </div>
  );
}

function Movements({ year, month }: { year: number | undefined; month: number | undefined }) {
  const { t } = useLingui();
  const labels = useActivityLabels();
  const modelName = useModelName();
  const failureText = useFailureText();
  const [type, setType] = useState<ChartType>('spending_over_time');
  const query = useQuery(chartQuery({ chart_type: type, year, month }));
  const { data, dataUpdatedAt } = query;
  const chart = data?.data.chart_type === type ? data.data : undefined;
  const names: Record<'spent' | 'in' | 'out', string> = { spent: t`Charged`, in: t`Credits in`, out: t`Credits out` };
  return (
    <section aria-labelledby="charts" className="space-y-5">
      <h2 id="charts" className="text-lg font-bold">
        <Trans>Credits</Trans>
      </h2>
      <OfflineNotice updatedAt={dataUpdatedAt} />
      <SegmentedControl<ChartType>
        label={t`Chart`}
        value={type}
        onChange={setType}
        choices={CHART_TYPES.map((value) => ({ value, label: labels.charts[value] }))}
      />
      {chart && (
        <ChartPanel
          title={labels.charts[type]}
          isHorizontal={type !== 'spending_over_time'}
          isOfSpending={type !== 'by_type'}
          head={type === 'by_model' ? t`Model` : type === 'by_type' ? t`Type` : t`Time (WIB)`}
          labels={chart.categories.map((category, index) => {
            const model = chart.models?.[index];
            if (model) return modelName(model, model.is_local);
            return type === 'by_type' ? labels.types[category as keyof typeof labels.types] : labels.time(category);
          })}
          series={chart.series.map(({ name, data: values }) => ({ name: names[name], data: values }))}
        />
      )}
      <QueryState
        query={{ ...query, data: chart }}
        skeleton={<Skeleton className="rounded-box h-80 w-full" />}
        title={<Trans>Failed to fetch visualization</Trans>}
        body={(error) => failureText(error, t`Please try again in a moment.`)}
      />
    </section>
  );
}

function Patterns({ year }: { year: number | undefined }) {
  const { t } = useLingui();
  const labels = useActivityLabels();
  const modelName = useModelName();
  const failureText = useFailureText();
  const [type, setType] = useState<AnalysisType>('hour');
  const query = useQuery(patternsQuery({ analysis_type: type, year }));
  const patterns = query.data?.data.analysis_type === type ? query.data.data : undefined;
  const names: Record<AnalysisType, string> = { hour: t`Hour`, weekday: t`Day`, model: t`Model` };
  return (
    <section aria-labelledby="patterns" className="space-y-4">
      <h2 id="patterns" className="text-lg font-bold">
        <Trans>When you create</Trans>
      </h2>
      <SegmentedControl<AnalysisType>
        label={t`Usage patterns`}
        value={type}
        onChange={setType}
        choices={ANALYSIS_TYPES.map((value) => ({ value, label: names[value] }))}
      />
      {patterns && (
        <ChartPanel
          title={names[type]}
          isHorizontal={type !== 'hour'}
          isOfSpending
          head={type === 'hour' ? t`Hour (WIB)` : type === 'weekday' ? t`Day (WIB)` : names[type]}
          labels={patterns.buckets.map(({ key, model }) =>
            model
              ? modelName(model, model.is_local)
              : type === 'hour'
                ? labels.hour(Number(key))
                : labels.weekday(Number(key)),
          )}
          series={[
            { name: t`Credits`, data: patterns.buckets.map(({ credits }) => credits) },
            { name: t`Results`, data: patterns.buckets.map(({ count }) => count), isTableOnly: true },
          ]}
        />
      )}
      <QueryState
        query={{ ...query, data: patterns }}
        skeleton={<Skeleton className="rounded-box h-80 w-full" />}
        title={<Trans>Failed to fetch visualization</Trans>}
        body={(error) => failureText(error, t`Please try again in a moment.`)}
      />
    </section>
  );
}
