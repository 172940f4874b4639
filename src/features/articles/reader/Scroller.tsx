import type { ReactNode } from 'react';

/**
 * Content that may be larger than its box. Focusable, because not all browsers let the keyboard scroll it otherwise.
 */
export function Scroller({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // A group, not a region: an article may have several tables, and landmarks with the same name are of no use.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
