import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans as Message } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { FigureName, Figures as FigureValues, Overview } from '../../../../contract/dashboard.ts';
import type { ENDING_FILTERS } from '../../../../contract/schemas/dashboardLists.ts';
import type { PEOPLE_STEPS } from '../../../../contract/schemas/dashboardLists.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useDashboardLabels } from '../useDashboardLabels.ts';

/** The figures in groups, the most important first. */
const GROUPS: readonly { heading: MessageDescriptor; names: readonly FigureName[] }[] = [
  { heading: msg`Money`, names: ['revenue', 'payments', 'paid_total', 'fees', 'vat'] },
  { heading: msg`People`, names: ['joined', 'active_creators'] },
  {
    heading: msg`Results`,
    names: ['generations', 'videos', 'images', 'success_rate', 'failed', 'wait_p50', 'wait_p95'],
  },
  { heading: msg`Credits`, names: ['coins_sold', 'coins_spent', 'coins_given', 'coins_returned'] },
];
const MONEY: ReadonlySet<FigureName> = new Set(['revenue', 'fees', 'vat', 'paid_total']);
const LESS_IS_BETTER: ReadonlySet<FigureName> = new Set(['failed', 'wait_p50', 'wait_p95', 'coins_returned']);

/** The figures of a range; each links to a list behind it. */
export function Figures({ overview }: { overview: Overview }) {
  return (
    <>
      {GROUPS.map(({ heading, names }) => (
        <section key={names[0]} aria-labelledby={`figures-${names[0]}`} className="space-y-2">
          <h2 id={`figures-${names[0]}`} className="font-bold">
            <Message {...heading} />
          </h2>
          <ul
            className={`grid grid-cols-2 tiny:grid-cols-1 gap-3 sm:grid-cols-3 ${names.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}
          >
            {names.map((name) => (
              <li key={name}>
                <Figure name={name} figure={overview.figures[name]} range={overview.range} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface FigureProps {
  name: FigureName;
  figure: FigureValues[FigureName];
  range: Overview['range'];
}

function Figure({ name, figure: { value, before }, range }: FigureProps) {
  const labels = useDashboardLabels();
  const tell = useFigureText(name);
  return (
    <Link
      {...listBehind(name, range)}
      className="bg-surface border-line rounded-box hover:bg-base-200 flex h-full min-h-24 flex-col border px-4 py-3.5"
    >
      <span className="text-base-content/75 text-sm font-medium">{labels.figure[name]}</span>
      <span className="figures mt-0.5 text-xl font-bold">{tell(value)}</span>
      <Change name={name} value={value} before={before} />
    </Link>
  );
}

/** The change since the previous range, not by colour alone. */
function Change({ name, value, before }: { name: FigureName; value: number | null; before: number | null }) {
  const formats = useFormats();
  const tell = useFigureText(name);
  if (value === null || before === null)
    return (
      <span className="text-base-content/75 text-xs">
        <Trans>no comparison</Trans>
      </span>
    );
  const was = tell(before);
  const isBetter = LESS_IS_BETTER.has(name) ? value < before : value > before;
  const colour = value === before ? 'text-base-content/75' : isBetter ? 'text-success' : 'text-error';
  const percent = before === 0 ? null : Math.round(((value - before) / before) * 100);
  return (
    <span className="figures text-xs">
      {percent !== null && percent !== 0 && (
        <span className={`font-semibold ${colour}`}>
          {percent > 0 ? '+' : ''}
          {formats.number(percent)}%{' '}
        </span>
      )}
      <span className="text-base-content/75">
        <Trans>before: {was}</Trans>
      </span>
    </span>
  );
}

function useFigureText(name: FigureName): (value: number | null) => string {
  const formats = useFormats();
  return (value) => {
    if (value === null) return '–';
    if (name === 'success_rate') return `${formats.number(Math.round(value * 1000) / 10)}%`;
    if (name === 'wait_p50' || name === 'wait_p95')
      return formats.seconds(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
    return MONEY.has(name) ? formats.rupiah(value) : formats.number(value);
  };
}

/** The list of people behind a conversion step, by when they joined, or of active ones. */
export function peopleBehind(
  reached: (typeof PEOPLE_STEPS)[number],
  { from, to }: Pick<Overview['range'], 'from' | 'to'>,
): Pick<LinkProps, 'to' | 'search'> {
  return { to: '/admin/users', search: { reached, date_from: from, date_to: to } };
}

/** The list of exactly what a figure counts. */
function listBehind(name: FigureName, { from, to }: Overview['range']): Pick<LinkProps, 'to' | 'search'> {
  const dates = { date_from: from, date_to: to };
  const endings = (outcome: (typeof ENDING_FILTERS)[number], kind?: 'video' | 'image') =>
    ({ to: '/admin/content', search: { ...dates, view: 'endings', outcome, kind } }) as const;
  switch (name) {
    case 'coins_given':
      return { to: '/admin/money', search: { ...dates, view: 'given' } };
    case 'joined':
      return peopleBehind('joined', { from, to });
    case 'joined_generated':
      return peopleBehind('generated', { from, to });
    case 'joined_paid':
      return peopleBehind('paid', { from, to });
    case 'active_creators':
      return peopleBehind('active', { from, to });
    case 'videos':
      return endings('completed', 'video');
    case 'images':
      return endings('completed', 'image');
    case 'generations':
    case 'wait_p50':
    case 'wait_p95':
    case 'coins_spent':
      return endings('completed');
    case 'failed':
      return endings('failed');
    case 'success_rate':
      return endings('rated');
    case 'coins_returned':
      return endings('returned');
    case 'payments':
    case 'revenue':
    case 'fees':
    case 'vat':
    case 'paid_total':
    case 'coins_sold':
      return { to: '/admin/money', search: { ...dates, status: 'completed' } };
  }
}
