import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { UploadLimiter } from './pictures/uploadLimiter.ts';

/** Dependencies of this domain's operations. */
export interface ArticlesDeps {
  database: Database;
  clock: Clock;
  storage: Storage;
  /** Reads a person's public name. */
  nameOf: (queries: Queries, userId: string) => Promise<string>;
  uploadLimiter: UploadLimiter;
}

/** The account that edits. */
export interface Editor {
  userId: string;
}
