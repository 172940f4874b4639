import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SessionExpiredError } from '../offline/sessionStore.ts';
import type { ToastPosition } from '../ui/toastStore.ts';
import { showToast } from '../ui/showToast.ts';
import { ApiError, NetworkError, OfflineError } from './errors.ts';
import { errorText } from './errorTexts.ts';

/**
 * Shows a toast for a failure that no screen shows. The end of a session is reported once, by watchSession.
 * @param position where the default position would cover a control that is needed next
 */
export function reportFailure(error: unknown, position?: ToastPosition): void {
  if (error instanceof SessionExpiredError || isAbort(error)) return;
  if (error instanceof ApiError && error.status === 401) return;
  showToast({ type: 'error', title: i18n._(titleOf(error)), description: errorText(error), position });
}

/** A renewed token was refused as well. */
export function reportUnauthorized(): void {
  showToast({ type: 'error', title: i18n._(msg`Unauthorized`), description: i18n._(msg`Please login again.`) });
}

/** A download failed. */
export function reportDownloadFailure(error: unknown): void {
  if (isAbort(error)) return;
  showToast({ type: 'error', title: i18n._(msg`Download Failed`), description: errorText(error) });
}

function titleOf(error: unknown) {
  if (error instanceof OfflineError) return msg`You are offline`;
  if (error instanceof NetworkError) return msg`Couldn’t reach Kilas`;
  if (error instanceof ApiError && error.status === 429) return msg`Too Many Requests`;
  return msg`Request Failed`;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
