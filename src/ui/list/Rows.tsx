import type { Key, ReactNode } from 'react';
import { Skeleton } from '../Skeleton.tsx';

interface RowsProps<Item> {
  items: readonly Item[];
  /** Whether these are still the rows of the previous page. */
  isStale: boolean;
  keyOf: (item: Item) => Key;
  row: (item: Item) => ReactNode;
}

/**
 * The rows of a list in one frame, with lines between them. The ring around a focused one lies inside the frame, which
 * would cut it off, and has its round corners.
 */
export function Rows<Item>({ items, isStale, keyOf, row }: RowsProps<Item>) {
  return (
    <ol
      className={`bg-surface border-line rounded-box divide-line divide-y overflow-hidden border transition-opacity [&>li>a]:-outline-offset-3 [&>li>a]:rounded-[inherit] ${isStale ? 'opacity-60' : ''}`}
    >
      {items.map((item) => (
        <li key={keyOf(item)} className="first:rounded-t-[inherit] last:rounded-b-[inherit]">
          {row(item)}
        </li>
      ))}
    </ol>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

/** Placeholders for rows. */
export function RowsSkeleton() {
  return SKELETON_ROWS.map((row) => <Skeleton key={row} className="h-18 w-full" />);
}
