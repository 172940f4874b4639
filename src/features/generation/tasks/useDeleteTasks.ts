import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { showToast } from '../../../ui/showToast.ts';
import { isGone } from './isGone.ts';
import { dropOfflineCopies } from './offlineCopy.ts';
import { forgetTask } from './taskCache.ts';
import { DELETED, TASK_LISTS } from './taskKeys.ts';
import { useRestoreTasks } from './useRestoreTasks.ts';

/**
 * Deletes on the server. What is gone already counts as deleted, which is what was wanted: another device was first, or
 * the answer to an earlier try was lost.
 * @returns the ids that were deleted; tasks that are still being generated stay.
 */
async function sendDeletion(tasks: readonly Task[]): Promise<string[]> {
  const [only] = tasks;
  if (!only || tasks.length > 1) {
    const ids = tasks.map((task) => task.id);
    const { data } = await callApi(generationEndpoints.deleteMany, { body: { ids } });
    return ids.filter((id) => !data.kept.includes(id));
  }
  try {
    await callApi(only.kind === 'video' ? generationEndpoints.deleteVideo : generationEndpoints.deleteImage, {
      params: { id: only.id },
    });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  return [only.id];
}

/**
 * Deletes tasks at once, on every device, and offers to undo it: the server keeps deleted tasks for 30 days.
 * @returns a function that resolves to whether they were deleted.
 */
export function useDeleteTasks(): (tasks: readonly Task[]) => Promise<boolean> {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();
  const restore = useRestoreTasks();

  return async (tasks) => {
    const areVideos = tasks.every((task) => task.kind === 'video');
    try {
      const deleted = await sendDeletion(tasks);
      for (const id of deleted) forgetTask(queryClient, id);
      void refetchOutdated(queryClient, [[DELETED]]);
      void dropOfflineCopies(
        queryClient,
        tasks.filter((task) => deleted.includes(task.id)),
      );
      const kept = tasks.length - deleted.length;
      const title =
        tasks.length === 1
          ? areVideos
            ? t`Video deleted`
            : t`Image deleted`
          : t`${plural(deleted.length, { one: '# item deleted', other: '# items deleted' })}`;
      const description =
        kept > 0
          ? t`${plural(kept, { one: '# is still being made and stays.', other: '# are still being made and stay.' })}`
          : undefined;
      showToast({
        title,
        description,
        action: deleted.length > 0 ? { label: t`Undo`, onTake: () => void restore(deleted) } : undefined,
      });
      return deleted.length > 0;
    } catch (error) {
      // They may have been deleted all the same.
      void refetchOutdated(queryClient, TASK_LISTS);
      const title =
        tasks.length > 1 ? t`Failed to delete` : areVideos ? t`Failed to delete video` : t`Failed to delete image`;
      showToast({ type: 'error', title, description: errorText(error) });
      return false;
    }
  };
}
