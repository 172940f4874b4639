import { useLingui } from '@lingui/react/macro';
import { showToast } from '../../../ui/showToast.ts';
import { PushUnreachableError } from './devicePush.ts';
import './errorTexts.ts';

/** Shows why notifications could not be changed. @param errorText the text of a failed call */
export function usePushFailure(errorText: (error: unknown) => string): (error: unknown) => void {
  const { t } = useLingui();
  return (error) => {
    const description =
      error instanceof PushUnreachableError || error instanceof DOMException
        ? t`This browser can’t reach its notification service right now. Try again later.`
        : errorText(error);
    showToast({ type: 'error', title: t`Notifications couldn’t be changed`, description });
  };
}
