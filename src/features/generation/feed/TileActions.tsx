import { useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { DeleteConfirmation } from '../tasks/DeleteConfirmation.tsx';
import { FavoriteButton } from '../tasks/FavoriteButton.tsx';
import { canShareTask } from '../tasks/taskFile.ts';
import { useTaskActions } from '../tasks/useTaskActions.ts';

/** What can be done with one item, under its frame. */
export function TileActions({ task, onOpen }: { task: Task; onOpen: () => void }) {
  const { t } = useLingui();
  const { download, isDownloading, share, goAgain, isBringing } = useTaskActions(task);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="flex items-center px-1">
      {task.media && (
        <>
          <IconButton
            label={t`Download`}
            icon={<Download className="size-5" aria-hidden="true" />}
            aria-busy={isDownloading || undefined}
            onClick={download}
          />
          {canShareTask(task) && (
            <IconButton label={t`Share`} icon={<Share2 className="size-5" aria-hidden="true" />} onClick={share} />
          )}
        </>
      )}
      <IconButton
        label={t`Use again`}
        icon={<Repeat2 className="size-5" aria-hidden="true" />}
        aria-busy={isBringing || undefined}
        onClick={goAgain}
      />
      {task.media && <FavoriteButton task={task} />}
      <span className="grow" />
      {task.media ? (
        <IconButton label={t`Details`} icon={<Ellipsis className="size-5" aria-hidden="true" />} onClick={onOpen} />
      ) : (
        <IconButton
          label={t`Delete`}
          icon={<Trash2 className="size-5" aria-hidden="true" />}
          onClick={() => setIsDeleting(true)}
        />
      )}
      {isDeleting && <DeleteConfirmation tasks={[task]} onClose={() => setIsDeleting(false)} />}
    </div>
  );
}
