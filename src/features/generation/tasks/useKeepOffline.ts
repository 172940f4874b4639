import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { ApiError } from '../../../api/errors.ts';
import { useByteFormat } from '../../../i18n/useByteFormat.ts';
import { FileRefusedError, NoRoomError } from '../../../offline/offlineCopies.ts';
import { showToast } from '../../../ui/showToast.ts';
import { filesOf, keepOfflineCopy } from './offlineCopy.ts';

/**
 * Saves items on this device, one after another. On the first error it shows the reason and leaves out the rest.
 * @returns a function that tells after each item how many are saved, and resolves to that number
 */
export function useKeepOffline(): (tasks: readonly Task[], onProgress?: (kept: number) => void) => Promise<number> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const byteWords = useByteFormat();

  return async (tasks, onProgress) => {
    let kept = 0;
    for (const task of tasks) {
      try {
        if (await keepOfflineCopy(queryClient, task)) kept += 1;
        onProgress?.(kept);
      } catch (error) {
        const size = byteWords(filesOf(task).reduce((sum, { bytes }) => sum + bytes, 0));
        showToast(
          error instanceof NoRoomError
            ? {
                type: 'error',
                title: t`No room on this device`,
                description: t`It needs ${size}. Free some space in your profile, under “Storage on this device”.`,
              }
            : {
                type: 'error',
                title: t`It couldn’t be kept`,
                description:
                  error instanceof FileRefusedError || error instanceof ApiError
                    ? t`Our server could not give the file. Try again in a moment.`
                    : t`Check your connection and try again.`,
              },
        );
        break;
      }
    }
    return kept;
  };
}
