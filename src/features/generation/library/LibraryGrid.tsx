import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import type { TaskList } from '../queries.ts';
import type { Selection } from './useSelection.ts';
import { GRID_GAP, gridShape } from './gridShape.ts';
import { LibraryCell } from './LibraryCell.tsx';
import { useElementWidth } from './useElementWidth.ts';
import { usePageTop } from './usePageTop.ts';
import { useItems } from './useTaskPages.ts';

interface LibraryGridProps {
  list: TaskList;
  total: number;
  selection: Selection;
  onOpen: (task: Task) => void;
}

/**
 * The library as a grid of squares. Only the rows on the screen are rendered, with a fixed height: measured rows caused
 * endless updates.
 */
export function LibraryGrid({ list, total, selection, onOpen }: LibraryGridProps) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const top = usePageTop(ref);
  const { columns, cell } = gridShape(width);

  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => cell + GRID_GAP,
    overscan: 3,
    scrollMargin: top,
  });
  useLayoutEffect(() => rows.measure(), [rows, cell]);

  const shown = rows.getVirtualItems();
  const first = (shown[0]?.index ?? 0) * columns;
  const last = Math.min(total, ((shown.at(-1)?.index ?? 0) + 1) * columns) - 1;
  const itemAt = useItems(list, { first, last });

  return (
    <div ref={ref} role="list" className="relative" style={{ height: rows.getTotalSize() }}>
      {width > 0 &&
        shown.map((row) => (
          <div
            key={row.key}
            role="presentation"
            className="absolute inset-x-0 top-0 grid"
            style={{
              transform: `translateY(${row.start - top}px)`,
              gridTemplateColumns: `repeat(${columns}, ${cell}px)`,
              gap: GRID_GAP,
            }}
          >
            {Array.from({ length: Math.min(columns, total - row.index * columns) }, (_, column) => {
              const index = row.index * columns + column;
              return (
                <LibraryCell
                  key={index}
                  task={itemAt(index)}
                  position={index + 1}
                  total={total}
                  selection={selection}
                  onOpen={onOpen}
                />
              );
            })}
          </div>
        ))}
    </div>
  );
}
