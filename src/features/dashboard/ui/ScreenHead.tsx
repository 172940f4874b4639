import type { ReactNode } from 'react';

/** A dashboard screen's title, a note below it, and its buttons. */
export function ScreenHead({ title, note, children }: { title: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-2xl font-extrabold break-words lg:text-3xl">{title}</h1>
        {note && <p className="text-base-content/75 mt-0.5 text-sm">{note}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
