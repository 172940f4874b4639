import type { ReactNode } from 'react';

/** Something that may be larger than its place: the keyboard scrolls it too, in browsers that do not do so by themselves. */
export function Scroller({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // A group rather than a region: an article may have several tables, and landmarks of one name lead nowhere.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
