import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

/**
 * Grids take the whole width; lists and money screens are narrow enough to read a row at a glance; forms and texts are
 * one column.
 */
const WIDTHS = { wide: '', list: 'max-w-5xl', reading: 'max-w-2xl' } as const;

/** The column of a screen, in one of three widths. All of them begin where the header does. */
export function Page({ width, children }: { width: keyof typeof WIDTHS; children: ReactNode }) {
  return (
    <div className="px-page mx-auto w-full max-w-7xl py-5 lg:py-8">
      <div className={classNames('space-y-5', WIDTHS[width])}>{children}</div>
    </div>
  );
}
