import type { Database } from '../platform/database/database.ts';
import { webhookEvents } from './tables.ts';

type NewEvent = typeof webhookEvents.$inferInsert;
export type StoreWebhook = (event: NewEvent) => Promise<void>;

/** Messages in one statement at most; a storm fills them, an ordinary day never does. */
const MOST_AT_ONCE = 100;

/**
 * Stores webhooks, each once under its key. Those that come while others are being written are written together, in one
 * statement and one wait for the disk: that is what keeps a storm of them from waiting. Answers a caller when his own
 * message is safe.
 */
export function createWebhookStore({ database }: { database: Database }): StoreWebhook {
  let waiting: { event: NewEvent; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let isWriting = false;

  const write = (events: NewEvent[]) => database.insert(webhookEvents).values(events).onConflictDoNothing();
  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      try {
        await write(batch.map(({ event }) => event));
        for (const { resolve } of batch) resolve();
      } catch {
        // One that the database cannot keep must not take the others with it.
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
