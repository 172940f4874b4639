import { Trans } from '@lingui/react/macro';
import type { Task } from '../../../../contract/generation.ts';
import { tellOnce, toldAs } from './toldAs.ts';
import { usePlanLabels } from './usePlanLabels.ts';

/** What the embedded engine understood, and what it did not. */
export function PlanSummary({ plan }: { plan: NonNullable<Task['plan']> }) {
  const labels = usePlanLabels();
  return (
    <div className="space-y-2 text-sm">
      {plan.chips.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          <span className="text-base-content/75 me-0.5">
            <Trans>Understood:</Trans>
          </span>
          <ul className="contents">
            {tellOnce(plan.chips, labels.value).map((chip) => (
              <li
                key={`${chip.aspect} ${chip.value} ${chip.word}`}
                className={`rounded-full border px-2.5 py-0.5 ${chip.word === null ? 'border-line text-base-content/75 border-dashed' : 'border-secondary/40 bg-secondary/10 text-base-content'}`}
              >
                <span className="text-base-content/75">{labels.aspect(chip.aspect)}</span>{' '}
                {toldAs(chip, labels.value(chip))}
                {chip.word === null && (
                  <span className="sr-only">
                    {' '}
                    <Trans>(chosen by the studio)</Trans>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {plan.unmatched.length > 0 && (
        <p className="text-base-content/75">
          <Trans>Had no effect: {plan.unmatched.join(', ')}</Trans>
        </p>
      )}
    </div>
  );
}
