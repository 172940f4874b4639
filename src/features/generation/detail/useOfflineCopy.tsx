import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import HardDrive from 'lucide-react/icons/hard-drive';
import type { Task } from '../../../../contract/generation.ts';
import { canKeepCopies } from '../../../offline/offlineCopies.ts';
import { showToast } from '../../../ui/showToast.ts';
import type { Action } from '../tasks/MoreActions.tsx';
import { dropOfflineCopies, offlineCopyQuery, stopOfflineCopy } from '../tasks/offlineCopy.ts';
import { useKeepOffline } from '../tasks/useKeepOffline.ts';

export interface OfflineCopy {
  /** From 0 to 1, which means saved completely. */
  share: number;
  /** Null while it is being saved, or if this browser cannot save it. */
  action: Action | null;
  stop: () => void;
}

/** An item's copy on this device: its progress, and the action to save or delete it. */
export function useOfflineCopy(task: Task): OfflineCopy {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const keep = useKeepOffline();
  const canKeep = task.media !== null && canKeepCopies();
  const { data: share = 0 } = useQuery({ ...offlineCopyQuery(task), enabled: canKeep });

  async function drop() {
    await dropOfflineCopies(queryClient, [task]);
    showToast({ title: t`The offline copy is gone. The item stays in your library.` });
  }

  const icon = 'size-5 shrink-0';
  const action: Action =
    share === 1
      ? {
          label: <Trans>Remove the offline copy</Trans>,
          icon: <HardDrive className={icon} aria-hidden="true" />,
          onTake: () => void drop(),
        }
      : {
          label: <Trans>Keep offline</Trans>,
          icon: <HardDriveDownload className={icon} aria-hidden="true" />,
          onTake: () => void keep([task]),
        };
  return {
    share,
    action: canKeep && (share === 0 || share === 1) ? action : null,
    stop: () => stopOfflineCopy(task.id),
  };
}
