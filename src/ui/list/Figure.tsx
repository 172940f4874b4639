import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Skeleton } from '../Skeleton.tsx';

/** One figure with its name, inside a `dl`. */
export function Figure({ name, note, children }: { name: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="bg-surface border-line rounded-box border px-4 py-3.5">
      <dt className="text-base-content/75 text-sm font-medium">{name}</dt>
      <dd className="figures mt-0.5 text-lg font-bold">{children}</dd>
      {note && <dd className="text-base-content/75 mt-0.5 text-xs">{note}</dd>}
    </div>
  );
}

const FOUR = [1, 2, 3, 4];

/** Placeholders for four figures, with their final height: what is below must not move. */
export function FourFiguresSkeleton({ hasNotes = false, className }: { hasNotes?: boolean; className: string }) {
  return (
    <div className={className}>
      {FOUR.map((each) => (
        <Skeleton key={each} className={classNames('rounded-box', hasNotes ? 'h-24.5' : 'h-20')} />
      ))}
    </div>
  );
}
