/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Sent only when the user chose to update: the waiting worker takes over. */
  | { type: 'kilas.skip-waiting' }
  /** Sent by an idle page: remove the files of earlier builds. Not part of `activate`, which must be quick. */
  | { type: 'kilas.tidy' }
  /** Sent on sign-out; answered on the message's port when the caches of this account are gone. */
  | { type: 'kilas.forget-account'; accountId: string };

/** True for a message of ours; extensions and developer tools post to workers too. */
export function isWorkerMessage(value: unknown): value is WorkerMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'kilas.forget-account') return 'accountId' in value && typeof value.accountId === 'string';
  return value.type === 'kilas.skip-waiting' || value.type === 'kilas.tidy';
}

/** Messages from the worker to a page. */
export type PageMessage =
  /**
   * A push message; a page that shows its subject echoes it on the message's port and shows a toast. A result's has no
   * body.
   */
  | { type: 'kilas.notice'; title: string; body: string; isGood: boolean; url: string; isResult: boolean }
  /** A notification was clicked; the page echoes it on the message's port and navigates to `url`. */
  | { type: 'kilas.open'; url: string };

export function isOpenMessage(value: unknown): value is Extract<PageMessage, { type: 'kilas.open' }> {
  return isTyped(value, 'kilas.open') && typeof value.url === 'string';
}

export function isNoticeMessage(value: unknown): value is Extract<PageMessage, { type: 'kilas.notice' }> {
  const { title, body, url } = isTyped(value, 'kilas.notice') ? value : {};
  return [title, body, url].every((text) => typeof text === 'string');
}

function isTyped(value: unknown, type: PageMessage['type']): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}
