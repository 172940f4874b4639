import { Trans, useLingui } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { UNDO_DAYS } from '../../../../contract/limits.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { deletedQuery } from '../queries.ts';
import { useRestoreTasks } from '../tasks/useRestoreTasks.ts';
import { GrowingListEnd } from './GrowingListEnd.tsx';
import { useGrowingList } from './useGrowingList.ts';

/** The deleted items that can still be restored, each with a button. */
export function DeletedSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const restore = useRestoreTasks();
  const list = useGrowingList(deletedQuery);
  const [busy, setBusy] = useState<string | null>(null);

  async function bringBack(task: Task) {
    if (busy) return;
    setBusy(task.id);
    await restore([task.id]);
    setBusy(null);
  }

  return (
    <Sheet isOpen onClose={onClose} title={<Trans>Recently deleted</Trans>}>
      <div className="space-y-3">
        <p className="text-base-content/75 text-sm">
          <Trans>You can restore what you delete for {UNDO_DAYS} days; after that it’s gone for good.</Trans>
        </p>
        <ul className="divide-line divide-y">
          {list.tasks.map((task) => (
            <li key={task.id} className="flex items-center gap-3 py-2">
              <span className="bg-base-200 rounded-field relative size-14 shrink-0 overflow-hidden">
                {task.media && (
                  <img
                    src={task.media.thumbnail_url}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="absolute inset-0 size-full object-cover"
                  />
                )}
              </span>
              <span className="line-clamp-2 grow text-sm">{task.prompt}</span>
              <IconButton
                label={t`Restore: ${task.prompt}`}
                icon={<Undo2 className="size-5" aria-hidden="true" />}
                aria-busy={busy === task.id || undefined}
                onClick={() => void bringBack(task)}
              />
            </li>
          ))}
          {list.isLoading && <Skeleton className="h-16" />}
        </ul>
        <GrowingListEnd list={list} empty={<Trans>Nothing was deleted recently.</Trans>} />
      </div>
    </Sheet>
  );
}
