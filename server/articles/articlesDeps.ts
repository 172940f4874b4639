import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { UploadLimiter } from './pictures/uploadLimiter.ts';

/** What the domain stands on. */
export interface ArticlesDeps {
  database: Database;
  clock: Clock;
  storage: Storage;
  /** A person's name, as readers see it. */
  nameOf: (queries: Queries, userId: string) => Promise<string>;
  uploadLimiter: UploadLimiter;
}

/** Who is writing. */
export interface Editor {
  userId: string;
}
