import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { showToast } from '../ui/showToast.ts';
import { fetchFile } from './callApi.ts';
import type { CallArguments } from './createApi.ts';
import { reportDownloadFailure } from './reportFailure.ts';

/** Milliseconds: browsers read a blob's URL some time after the click. */
const RELEASE_AFTER_MS = 60_000;

/**
 * Fetches a file and starts a download of it. Reports success and failure itself ("Download Failed").
 * @param fallbackName used when the server sends none.
 * @returns whether the download was started.
 */
export async function downloadFile<E extends AnyEndpoint>(
  endpoint: E,
  fallbackName: string,
  ...options: CallArguments<E>
): Promise<boolean> {
  try {
    const { blob, name } = await fetchFile(endpoint, ...options);
    saveBlob(blob, name ?? fallbackName);
    return true;
  } catch (error) {
    reportDownloadFailure(error);
    return false;
  }
}

/** Starts a download of a blob under that name, and says so: browsers show it small, and some phones not at all. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
  showToast({ type: 'success', title: i18n._(msg`Saved in your downloads`), description: name });
}
