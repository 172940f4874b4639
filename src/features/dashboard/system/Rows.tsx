import type { ReactNode } from 'react';

/** A list of named figures. */
export function Rows({ children }: { children: ReactNode }) {
  return <dl className="divide-line mt-2 divide-y">{children}</dl>;
}

interface RowProps {
  name: ReactNode;
  /** What the figure counts, when its name does not say it all. */
  note?: ReactNode;
  /** True when the figure shows a fault. */
  isWrong?: boolean;
  children: ReactNode;
}

export function Row({ name, note, isWrong = false, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 tiny:flex-wrap py-2.5 last:pb-0">
      <dt className="text-sm wrap-break-word">
        {name}
        {note && <span className="text-base-content/75 block text-xs">{note}</span>}
      </dt>
      <dd
        className={`figures max-w-3/5 tiny:max-w-full shrink-0 text-end font-semibold wrap-break-word ${isWrong ? 'text-error' : ''}`}
      >
        {children}
      </dd>
    </div>
  );
}
