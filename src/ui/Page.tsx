import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

/** Grids take the whole width; lists and money end where a row is still read in one look; forms and texts are one column. */
const WIDTHS = { wide: 'max-w-7xl', list: 'max-w-5xl', reading: 'max-w-2xl' } as const;

/** The column in which a screen stands, one of three widths for all of them. */
export function Page({ width, children }: { width: keyof typeof WIDTHS; children: ReactNode }) {
  return <div className={classNames('px-page mx-auto w-full space-y-5 py-5 lg:py-8', WIDTHS[width])}>{children}</div>;
}
