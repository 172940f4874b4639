import { expect, type Page } from '@playwright/test';

/** All models of the generator, which has no form without them (src/features/generation/queries.ts). */
export const MODELS = [['video-models'], ['video-models', 'from-image'], ['image-models'], ['image-models', 'edit']];

/**
 * Waits until the page has persisted these queries for offline use, which it does after it shows them.
 * @param queries whole keys, or roots: for a root, any one query of it is enough
 */
export async function waitForPersisted(page: Page, queries: readonly (string | readonly unknown[])[]): Promise<void> {
  const keys = () =>
    page.evaluate(async () => {
      const [account] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('kilas.account.'));
      if (!account?.name) return '';
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(account.name!);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const found = await new Promise<IDBValidKey[]>((resolve, reject) => {
        const request = opened.transaction('queries').objectStore('queries').getAllKeys();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      opened.close();
      return found.join('\n');
    });
  for (const query of queries)
    await expect.poll(keys).toContain(typeof query === 'string' ? `["${query}"` : JSON.stringify(query));
}
