import type { PaymentsReading, StorageReading, WebhooksReading } from '../../contract/dashboard.ts';
import type { ModelCatalog } from '../generation/modelCatalog.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/database/database.ts';

/** What the readings of this room stand on. It reads across domains and writes nothing. */
export interface DashboardParts {
  database: Database;
  clock: Clock;
  catalog: Pick<ModelCatalog, 'engines'>;
  readPayments: (queries: Queries) => Promise<PaymentsReading>;
  readWebhooks: (queries: Queries) => Promise<WebhooksReading>;
  readStorage: (queries: Queries) => Promise<StorageReading>;
  /** When this process opened. */
  startedAt: Date;
}
