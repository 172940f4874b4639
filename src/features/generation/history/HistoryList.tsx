import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { usePageTop } from '../library/usePageTop.ts';
import { useItems } from '../library/useTaskPages.ts';
import type { TaskList } from '../queries.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { HistoryRowSkeleton } from './HistoryRowSkeleton.tsx';
import { useRowHeight } from './useRowHeight.ts';

interface HistoryListProps {
  list: TaskList;
  total: number;
  onOpen: (task: Task) => void;
}

/** Every video task as a virtualised list: only the rows on the screen are rendered, all of the same height. */
export function HistoryList({ list, total, onOpen }: HistoryListProps) {
  const ref = useRef<HTMLUListElement>(null);
  const top = usePageTop(ref);
  const height = useRowHeight();

  const rows = useWindowVirtualizer({ count: total, estimateSize: () => height, overscan: 4, scrollMargin: top });
  useLayoutEffect(() => rows.measure(), [rows, height]);

  const shown = rows.getVirtualItems();
  const itemAt = useItems(list, { first: shown[0]?.index ?? 0, last: shown.at(-1)?.index ?? 0 });
  return (
    <ul ref={ref} className="relative" style={{ height: rows.getTotalSize() }}>
      {shown.map((row) => {
        const task = itemAt(row.index);
        return (
          <li
            key={task?.id ?? row.key}
            aria-posinset={row.index + 1}
            aria-setsize={total}
            className="border-line absolute inset-x-0 top-0 border-b"
            style={{ height, transform: `translateY(${row.start - top}px)` }}
          >
            {task ? <HistoryRow task={task} onOpen={onOpen} /> : <HistoryRowSkeleton />}
          </li>
        );
      })}
    </ul>
  );
}
