import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';

export interface RemoteEngineDeps {
  database: Database;
  storage: Storage;
  clock: Clock;
  log: Log;
}
