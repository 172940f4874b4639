import type { Database } from '../platform/database/database.ts';
import { webhookEvents } from './tables.ts';

type NewEvent = typeof webhookEvents.$inferInsert;
export type StoreWebhook = (event: NewEvent) => Promise<void>;

/** Most messages in one statement; reached only by a burst. */
const MAX_AT_ONCE = 100;

/**
 * Stores webhooks, each once under its key. Webhooks that arrive during a write are written together, in one statement
 * and one disk sync, so that a burst does not queue up. Resolves for each caller when its own message is stored.
 */
export function createWebhookStore({ database }: { database: Database }): StoreWebhook {
  let waiting: { event: NewEvent; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let isWriting = false;

  const write = (events: NewEvent[]) => database.insert(webhookEvents).values(events).onConflictDoNothing();
  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_AT_ONCE);
      waiting = waiting.slice(MAX_AT_ONCE);
      try {
        await write(batch.map(({ event }) => event));
        for (const { resolve } of batch) resolve();
      } catch {
        // One message that the database rejects must not fail the others of its batch.
        await Promise.all(batch.map(({ event, resolve, reject }) => write([event]).then(resolve, reject)));
      }
    }
    isWriting = false;
  };
  return (event) =>
    new Promise((resolve, reject) => {
      waiting.push({ event, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
