import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { MAX_BULK_ITEMS } from '../../../../contract/limits.ts';

export interface Selection {
  isOn: boolean;
  selected: readonly Task[];
  has: (id: string) => boolean;
  toggle: (task: Task) => void;
  start: () => void;
  end: () => void;
}

/** The selection of items in a list, limited to what one call accepts. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<readonly Task[] | null>(null);
  return {
    isOn: selected !== null,
    selected: selected ?? [],
    has: (id) => selected?.some((task) => task.id === id) ?? false,
    toggle: (task) =>
      setSelected((current) => {
        const known = current ?? [];
        if (known.some(({ id }) => id === task.id)) return known.filter(({ id }) => id !== task.id);
        return known.length < MAX_BULK_ITEMS ? [...known, task] : known;
      }),
    start: () => setSelected([]),
    end: () => setSelected(null),
  };
}
