import { Plural, Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import { useId } from 'react';
import type { SystemReport } from '../../../../contract/dashboard.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ConcernActions } from './ConcernActions.tsx';
import { placeOf } from './placeOf.ts';
import { useConcernLabels } from './useConcernLabels.tsx';

interface SystemStatusProps {
  report: Pick<SystemReport, 'concerns' | 'engines' | 'pauses' | 'webhooks'>;
  /** How many concerns are shown here; a link leads to the others. */
  most?: number;
}

/** The state of the system in one line, then its concerns, worst first. */
export function SystemStatus({ report, most }: SystemStatusProps) {
  const { concerns } = report;
  const others = concerns.length - concerns.slice(0, most).length;
  const id = useId();
  const wordsOf = useConcernLabels();
  const urgent = concerns.filter(({ severity }) => severity === 'urgent').length;
  const [Icon, colour] =
    concerns.length === 0
      ? [CircleCheck, 'text-success']
      : urgent > 0
        ? [CircleAlert, 'text-error']
        : [Eye, 'text-warning'];
  return (
    <section aria-labelledby={id} aria-live="polite" className="bg-surface border-line rounded-box border px-5 py-4">
      <div className="flex items-center gap-4 tiny:flex-col tiny:items-start">
        <div className={`bg-base-200 grid size-12 shrink-0 place-items-center rounded-full ${colour}`}>
          <Icon className="size-7" aria-hidden="true" />
        </div>
        <div>
          <h2 id={id} className="text-lg font-bold">
            {concerns.length === 0 && <Trans>All is well</Trans>}
            {urgent > 0 && <Plural value={urgent} one="One thing needs you now" other="# things need you now" />}
            {concerns.length > 0 && urgent === 0 && <Trans>Worth a look today</Trans>}
          </h2>
          <p className="text-base-content/75 text-sm">
            {concerns.length === 0 && <Trans>Books, payments, tasks and engines: nothing needs you.</Trans>}
            {urgent > 0 && <Trans>Somebody’s credits, money or work is at stake. The worst comes first.</Trans>}
            {concerns.length > 0 && urgent === 0 && (
              <Trans>Nothing is urgent, and nobody loses anything meanwhile.</Trans>
            )}
          </p>
        </div>
      </div>
      {concerns.length > 0 && (
        <ul className="divide-line border-line mt-4 divide-y border-t">
          {concerns.slice(0, most).map((concern) => {
            const { title, advice } = wordsOf(concern);
            const place = placeOf(concern);
            return (
              <li key={`${concern.code} ${concern.subject}`} className="flex flex-wrap gap-3 py-3 last:pb-0">
                {concern.severity === 'urgent' ? (
                  <CircleAlert className="text-error mt-0.5 size-5 shrink-0" aria-hidden="true" />
                ) : (
                  <Eye className="text-warning mt-0.5 size-5 shrink-0" aria-hidden="true" />
                )}
                <div className="min-w-0 grow basis-56">
                  <p className="font-semibold">{title}</p>
                  <p className="text-base-content/75 text-sm">{advice}</p>
                </div>
                <ConcernActions concern={concern} report={report} />
                {place && (
                  <ButtonLink variant="ghost" className="text-accent max-sm:-ms-4 sm:-me-4 shrink-0" {...place}>
                    <Trans>Open</Trans>
                    <span className="sr-only">: {title}</span>
                  </ButtonLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {others > 0 && (
        <ButtonLink variant="ghost" className="text-accent mt-2 -ms-4" to="/admin/system">
          <Plural value={others} one="One more on the system page" other="# more on the system page" />
        </ButtonLink>
      )}
    </section>
  );
}
