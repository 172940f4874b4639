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
import { DownloadButton } from '../tasks/DownloadButton.tsx';
import { FavoriteButton } from '../tasks/FavoriteButton.tsx';
import { canShareTask } from '../tasks/taskFile.ts';
import { useTaskActions } from '../tasks/useTaskActions.ts';

/** The actions below an item. In compact tiles only those that fit; the rest is in the details. */
export function TileActions({ task, isCompact, onOpen }: { task: Task; isCompact: boolean; onOpen: () => void }) {
  const { t } = useLingui();
  const { share, goAgain, isBringing } = useTaskActions(task);
  const [isDeleting, setIsDeleting] = useState(false);
  const hasRoom = !isCompact || !task.media;
  return (
    <div className="flex flex-wrap items-center px-1">
      {task.media && (
        <DownloadButton task={task}>
          {({ ref, isBusy, label, onPress, opensSheet }) => (
            <IconButton
              ref={ref}
              label={label}
              icon={<Download className="size-5" aria-hidden="true" />}
              aria-busy={isBusy || undefined}
              aria-haspopup={opensSheet ? 'dialog' : undefined}
              onClick={onPress}
            />
          )}
        </DownloadButton>
      )}
      {hasRoom && canShareTask(task) && (
        <IconButton
          label={t`Share`}
          icon={<Share2 className="size-5" aria-hidden="true" />}
          onClick={() => void share()}
        />
      )}
      {hasRoom && (
        <IconButton
          label={t`Use again`}
          icon={<Repeat2 className="size-5" aria-hidden="true" />}
          aria-busy={isBringing || undefined}
          onClick={goAgain}
        />
      )}
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
