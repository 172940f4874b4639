import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Analytics } from '../../../../contract/dashboard.ts';
import { DAY_MS } from '../../../../contract/durations.ts';
import { REACHED_STEPS } from '../../../../contract/schemas/dashboardLists.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { analyticsQuery } from '../dashboardQueries.ts';
import { Chart, CsvButton } from './Chart.tsx';
import { peopleBehind } from './Figures.tsx';

const LINK = 'text-accent inline-flex min-h-11 items-center underline';

/** The charts of a range; each also as a table and a CSV file. */
export function Charts({ address }: { address: Parameters<typeof analyticsQuery>[0] }) {
  const { errorText } = useErrorTexts();
  const query = useQuery(analyticsQuery(address));
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="rounded-box h-96 w-full" />}
      title={<Trans>The charts did not load</Trans>}
      body={errorText}
    >
      {({ data }) => <Drawn charts={data} />}
    </QueryState>
  );
}

function Drawn({ charts }: { charts: Analytics }) {
  const { t } = useLingui();
  const formats = useFormats();
  const times = useBusinessTimes();
  const day = t`Day (WIB)`;
  const labels = charts.days.map((row) => times.day(row.day));
  const of = (pick: (row: Analytics['days'][number]) => number) => charts.days.map(pick);
  const models = charts.models.map(
    ({ label, kind, engine }) =>
      `${label} · ${kind === 'video' ? t`Video` : t`Image`}${engine.label === label ? '' : ` · ${engine.label}`}`,
  );
  const steps = { joined: t`Joined`, generated: t`Made something`, paid: t`Paid` };
  const cohortHead = [t`Week of`, ...REACHED_STEPS.map((step) => steps[step])];
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <Chart
        title={t`Results by day`}
        head={day}
        labels={labels}
        series={[
          { name: t`Videos`, data: of((row) => row.videos) },
          { name: t`Images`, data: of((row) => row.images) },
          { name: t`Failures`, data: of((row) => row.failed), isTableOnly: true },
          { name: t`Stopped`, data: of((row) => row.stopped), isTableOnly: true },
        ]}
      />
      <Chart
        title={t`People by day`}
        head={day}
        labels={labels}
        series={[
          { name: t`Active creators`, data: of((row) => row.active) },
          { name: t`New users`, data: of((row) => row.joined) },
        ]}
      />
      <Chart
        title={t`Revenue by day`}
        head={day}
        labels={labels}
        series={[
          { name: t`Revenue`, data: of((row) => row.revenue) },
          { name: t`Fees`, data: of((row) => row.fees), isTableOnly: true },
          { name: t`VAT`, data: of((row) => row.vat), isTableOnly: true },
          { name: t`Payments`, data: of((row) => row.payments), isTableOnly: true },
        ]}
      />
      <Chart
        title={t`Credits by day`}
        head={day}
        labels={labels}
        series={[
          { name: t`Credits sold`, data: of((row) => row.coins_sold) },
          { name: t`Credits spent`, data: of((row) => row.coins_spent) },
          { name: t`Credits returned`, data: of((row) => row.coins_returned), isTableOnly: true },
        ]}
      />
      <Chart
        title={t`By model and engine`}
        head={t`Model`}
        isHorizontal
        labels={models}
        series={[
          { name: t`Results`, data: charts.models.map(({ completed }) => completed) },
          { name: t`Failures`, data: charts.models.map(({ failed }) => failed), isTableOnly: true },
        ]}
      >
        <ul className="flex flex-wrap gap-x-5">
          {charts.models.map(({ id, kind, engine, completed }, place) => (
            <li key={`${id} ${kind} ${engine.id}`}>
              <Link
                to="/admin/content"
                search={{
                  view: 'endings',
                  outcome: 'completed',
                  kind,
                  model: id,
                  engine: engine.id,
                  date_from: charts.range.from,
                  date_to: charts.range.to,
                }}
                className={LINK}
              >
                {models[place]}: {formats.number(completed)}
              </Link>
            </li>
          ))}
        </ul>
      </Chart>
      <Chart
        title={t`From joining to paying`}
        head={t`Step`}
        isHorizontal
        labels={REACHED_STEPS.map((step) => steps[step])}
        series={[
          {
            name: t`New users`,
            data: REACHED_STEPS.map((step) => charts.conversion[step]),
          },
        ]}
      >
        <ul className="flex flex-wrap gap-x-5">
          {REACHED_STEPS.map((step) => (
            <li key={step}>
              <Link {...peopleBehind(step, charts.range)} className={LINK}>
                {steps[step]}: {formats.number(charts.conversion[step])}
              </Link>
            </li>
          ))}
        </ul>
      </Chart>
      <section aria-labelledby="cohorts" className="bg-surface border-line rounded-box border p-4 sm:p-5 lg:col-span-2">
        <div className="flex items-center justify-between gap-3">
          <h2 id="cohorts" className="font-bold">
            <Trans>Cohorts by week</Trans>
          </h2>
          <CsvButton
            title={t`Cohorts by week`}
            head={[...cohortHead, ...Array.from({ length: 12 }, (_, week) => t`wk ${week}`)]}
            rows={charts.cohorts.map(({ week, joined, generated, paid, active }) => [
              week,
              joined,
              generated,
              paid,
              ...active,
            ])}
          />
        </div>
        {/* Without people there is no link in it, and the keyboard would not reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div tabIndex={0} role="group" aria-labelledby="cohorts" className="mt-3 overflow-x-auto">
          <table aria-labelledby="cohorts" className="figures w-full min-w-max text-sm">
            <thead>
              <tr className="border-line text-base-content/75 border-b">
                {cohortHead.map((name) => (
                  <th key={name} scope="col" className="px-2 py-2 text-end font-medium first:text-start">
                    {name}
                  </th>
                ))}
                {Array.from({ length: 12 }, (_, week) => (
                  <th key={week} scope="col" className="px-0.5 py-2 text-end font-medium">
                    <Trans>wk {week}</Trans>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-line divide-y">
              {charts.cohorts.map((cohort) => (
                <tr key={cohort.week}>
                  <th scope="row" className="px-2 py-2 text-start font-medium whitespace-nowrap">
                    {times.day(cohort.week)}
                  </th>
                  {REACHED_STEPS.map((step) => (
                    <td key={step} className="px-2 text-end">
                      {cohort[step] === 0 ? (
                        formats.number(0)
                      ) : (
                        <Link
                          {...peopleBehind(step, { from: cohort.week, to: daysLater(cohort.week, 6) })}
                          className={`${LINK} min-w-11 justify-end`}
                        >
                          {formats.number(cohort[step])}
                        </Link>
                      )}
                    </td>
                  ))}
                  {cohort.active.map((people, week) => (
                    <td key={week} className="px-0.5 text-end">
                      {people === 0 ? (
                        formats.number(people)
                      ) : (
                        <Link
                          to="/admin/users"
                          search={{
                            reached: 'active',
                            date_from: daysLater(cohort.week, 7 * week),
                            date_to: daysLater(cohort.week, 7 * week + 6),
                            joined_from: cohort.week,
                            joined_to: daysLater(cohort.week, 6),
                          }}
                          className={`${LINK} min-w-11 justify-end`}
                        >
                          {formats.number(people)}
                        </Link>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  );
}

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
