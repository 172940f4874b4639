import { accountOfCache, ARTICLE_CACHE, ASSET_CACHE, PAGE_CACHE, PRECACHE } from '../src/offline/names.ts';
import { isWorkerMessage } from '../src/offline/workerMessages.ts';

export interface MessageHandlers {
  skipWaiting(): Promise<void>;
  tidy(): Promise<void>;
  forgetAccount(accountId: string): Promise<void>;
}

/** Handles a page's message. The worker never skips waiting by itself: the person decides when the page is replaced. */
export function receiveMessage(
  event: Pick<ExtendableMessageEvent, 'data' | 'ports' | 'waitUntil'>,
  handlers: MessageHandlers,
): void {
  const message: unknown = event.data;
  if (!isWorkerMessage(message)) return;
  switch (message.type) {
    case 'kilas.skip-waiting':
      return event.waitUntil(handlers.skipWaiting());
    case 'kilas.tidy':
      return event.waitUntil(handlers.tidy());
    case 'kilas.forget-account':
      return event.waitUntil(handlers.forgetAccount(message.accountId).then(() => event.ports[0]?.postMessage('done')));
  }
}

/** Removes caches of ours that no current code uses. */
export async function deleteUnknownCaches(storage: CacheStorage): Promise<void> {
  const isKnown = (name: string) =>
    [PRECACHE, ASSET_CACHE, ARTICLE_CACHE, PAGE_CACHE].includes(name) || accountOfCache(name) !== undefined;
  const names = await storage.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('kilas.') && !isKnown(name)).map((name) => storage.delete(name)),
  );
}
