import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasUnsavedText } from '../pwa/unsavedText.ts';
import { showToast } from '../ui/showToast.ts';

/** Opens what a notification is about; asks first if that would lose typed text. */
export function openNotified(path: string, goTo: (path: string) => void): void {
  if (!hasUnsavedText()) return goTo(path);
  showToast({
    title: i18n._(msg`Your text isn’t saved yet`),
    description: i18n._(msg`We stayed here so that nothing is lost.`),
    action: { label: i18n._(msg`Open anyway`), onTake: () => goTo(path) },
  });
}
