import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { generationEndpoints } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { showToast } from '../../../ui/showToast.ts';
import { TASK_LISTS } from './taskKeys.ts';
import { cacheTask } from './taskCache.ts';

/** Restores deleted items, on every device; reports when one could not be restored. */
export function useRestoreTasks(): (ids: readonly string[]) => Promise<void> {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();

  return async (ids) => {
    const answers = await Promise.allSettled(ids.map((id) => callApi(generationEndpoints.restore, { params: { id } })));
    for (const answer of answers) if (answer.status === 'fulfilled') cacheTask(queryClient, answer.value.data);
    // Only the server knows where they belong on pages other than the first.
    void refetchOutdated(queryClient, TASK_LISTS);
    const refused = answers.find((answer) => answer.status === 'rejected');
    if (refused)
      showToast({ type: 'error', title: t`Not everything could be restored`, description: errorText(refused.reason) });
  };
}
