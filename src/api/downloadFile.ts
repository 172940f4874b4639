import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { fetchFile } from './callApi.ts';
import type { CallArguments } from './createApi.ts';
import { reportDownloadFailure } from './reportFailure.ts';

/** Milliseconds: browsers read a blob's address some time after the click. */
const RELEASE_AFTER_MS = 60_000;

/**
 * Fetches a file and hands it to the browser's downloads. Says itself what went wrong ("Download Failed").
 * @param fallbackName used when the server names none.
 * @returns whether the file was handed over.
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

/** Hands a blob to the browser's downloads under that name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
