import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { DEFAULT_PAGE_SIZE, UNDO_DAYS } from '../../../../contract/limits.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { deletedQuery } from '../queries.ts';
import { useRestoreTasks } from '../tasks/useRestoreTasks.ts';

/** The deleted items that can still be restored, each with a button. */
export function DeletedSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const restore = useRestoreTasks();
  const [pageCount, setPageCount] = useState(1);
  const [busy, setBusy] = useState<string | null>(null);
  const pages = useQueries({ queries: Array.from({ length: pageCount }, (_, index) => deletedQuery(index + 1)) });
  const tasks = pages.flatMap((page) => page.data?.data ?? []);
  const total = pages[0]?.data?.total;
  const problem = pages.find((page) => page.error)?.error;

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
          {tasks.map((task) => (
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
          {total === undefined && !problem && <Skeleton className="h-16" />}
        </ul>
        {total === 0 && (
          <p className="text-base-content/80">
            <Trans>Nothing was deleted recently.</Trans>
          </p>
        )}
        {problem && (
          <p role="alert" className="text-error text-sm font-medium">
            {errorText(problem)}
          </p>
        )}
        {total !== undefined && total > pageCount * DEFAULT_PAGE_SIZE && (
          <Button variant="outline" isWide onClick={() => setPageCount((count) => count + 1)}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </div>
    </Sheet>
  );
}
