import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** What the operations of public links need. */
export interface SharesDeps {
  database: Database;
  storage: Storage;
  clock: Clock;
  /** The origin that people open. */
  publicUrl: () => string;
}
