import { Plural, useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { MAX_COUNT, MIN_COUNT } from '../../../../contract/limits.ts';

interface QuantityStepperProps {
  /** Whether it counts the items of a request or the most panels of a storyboard. */
  of: 'results' | 'panels';
  count: number;
  onChange: (count: number) => void;
}

/** A stepper from 1 to 10. */
export function QuantityStepper({ of, count, onChange }: QuantityStepperProps) {
  const { t } = useLingui();
  const change = (by: number) => onChange(Math.min(MAX_COUNT, Math.max(MIN_COUNT, count + by)));
  // A disabled button would lose focus under the finger, so at the ends the buttons only do nothing.
  const button = 'btn btn-ghost btn-square text-accent aria-disabled:text-base-content/55';
  return (
    <div
      role="group"
      aria-label={of === 'panels' ? t`Panels at most` : t`How many`}
      className="border-line rounded-field flex shrink-0 items-center border"
    >
      <button
        type="button"
        className={button}
        aria-label={t`One fewer`}
        aria-disabled={count <= MIN_COUNT || undefined}
        onClick={() => change(-1)}
      >
        <Minus className="size-5" strokeWidth={2.5} aria-hidden="true" />
      </button>
      <output className="figures w-7 text-center font-semibold" aria-live="polite">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">
          {of === 'panels' ? (
            <Plural value={count} one="at most # panel" other="at most # panels" />
          ) : (
            <Plural value={count} one="# result" other="# results" />
          )}
        </span>
      </output>
      <button
        type="button"
        className={button}
        aria-label={t`One more`}
        aria-disabled={count >= MAX_COUNT || undefined}
        onClick={() => change(1)}
      >
        <Plus className="size-5" strokeWidth={2.5} aria-hidden="true" />
      </button>
    </div>
  );
}
