import { accountDatabaseName, accountOfCache, accountOfDatabase } from './names.ts';
import { deleteDatabase } from './openStores.ts';
import { forgetUnsavedCopies } from './unsavedCopy.ts';
import type { WorkerMessage } from './workerMessages.ts';

/**
 * Milliseconds to wait for the worker. The page deletes the caches itself as well, so a silent worker costs only this.
 */
const WORKER_DEADLINE_MS = 1000;

/**
 * Removes everything this browser keeps of an account: its database, its caches and drafts that were not saved. Call
 * after the session is gone, so that nothing new is written meanwhile.
 */
export async function forgetAccount(accountId: string): Promise<void> {
  const isOwner = (owner: string) => owner === accountId;
  forgetUnsavedCopies(isOwner);
  await tellWorker({ type: 'kilas.forget-account', accountId });
  await Promise.all([deleteWithCopies(accountDatabaseName(accountId), isOwner), deleteAccountCaches(isOwner)]);
}

/**
 * Removes what other accounts left on this browser (an expired session keeps its data in case the same person returns).
 * Call when an account has signed in.
 */
export async function forgetOtherAccounts(accountId: string): Promise<void> {
  const isOther = (owner: string) => owner !== accountId;
  forgetUnsavedCopies(isOther);
  // Firefox before 126 cannot list databases; there the databases of expired sessions stay until that account signs
  // out.
  const databases = (await indexedDB.databases?.()) ?? [];
  const others = databases
    .map(({ name }) => name)
    .filter((name) => name !== undefined && ![undefined, accountId].includes(accountOfDatabase(name)));
  await Promise.all([...others.map((name) => deleteWithCopies(name as string, isOther)), deleteAccountCaches(isOther)]);
}

/** Copies of unsaved drafts go last: until the database is deleted, another tab may still write one. */
async function deleteWithCopies(database: string, isChosen: (accountId: string) => boolean): Promise<void> {
  await deleteDatabase(database).finally(() => forgetUnsavedCopies(isChosen));
}

/** Deletes the caches of the accounts chosen. Runs in page and worker. */
export async function deleteAccountCaches(isChosen: (accountId: string) => boolean): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(
    names.map((name) => {
      const owner = accountOfCache(name);
      return owner !== undefined && isChosen(owner) ? caches.delete(name) : false;
    }),
  );
}

/** The worker as a page sees it; its own library has no such container. */
interface WorkerContainer {
  controller: { postMessage(message: WorkerMessage, transfer: MessagePort[]): void } | null;
}

async function tellWorker(message: WorkerMessage): Promise<void> {
  const container = (navigator as { serviceWorker?: WorkerContainer }).serviceWorker;
  const worker = container?.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    const deadline = setTimeout(resolve, WORKER_DEADLINE_MS);
    port1.onmessage = () => {
      clearTimeout(deadline);
      resolve();
    };
    worker.postMessage(message, [port2]);
  });
  port1.close();
}
