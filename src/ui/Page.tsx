import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

/**
 * Grids take the whole width; lists and money screens are narrow enough to read a row at a glance; forms and texts are
 * one column.
 */
const WIDTHS = { wide: 'max-w-7xl', list: 'max-w-5xl', reading: 'max-w-2xl' } as const;

/** The column of a screen, in one of three widths. */
export function Page({ width, children }: { width: keyof typeof WIDTHS; children: ReactNode }) {
  return <div className={classNames('px-page mx-auto w-full space-y-5 py-5 lg:py-8', WIDTHS[width])}>{children}</div>;
}
