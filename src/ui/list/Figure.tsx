import type { ReactNode } from 'react';

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
