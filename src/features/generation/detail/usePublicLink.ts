import { useLingui } from '@lingui/react/macro';
import { sharesEndpoints } from '../../../../contract/shares.ts';
import type { Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';

/** A work's public link: made and copied, or ended. Its prompt stays private. */
export function usePublicLink(task: Task) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const params = { id: task.id };

  function tellFailure(error: unknown): void {
    showToast({ type: 'error', title: t`The public link could not be changed.`, description: errorText(error) });
  }

  async function copy(): Promise<void> {
    try {
      const { data } = await callApi(sharesEndpoints.openShare, { params, body: {} });
      // Where the browser keeps the clipboard to itself, the link is there to be read.
      await navigator.clipboard?.writeText(data.url).catch(() => undefined);
      showToast({ type: 'success', title: t`Public link copied`, description: data.url });
    } catch (error) {
      tellFailure(error);
    }
  }

  async function end(): Promise<void> {
    try {
      await callApi(sharesEndpoints.endShare, { params });
      showToast({ type: 'success', title: t`The public link has ended` });
    } catch (error) {
      tellFailure(error);
    }
  }

  return { copy, end };
}
