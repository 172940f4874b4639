import type { ModelCatalog } from '../generation/modelCatalog.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { PricingRules } from '../payments/paymentsDeps.ts';

/** What the queries of this domain need. It reads across domains and writes nothing. */
export interface ActivityDeps {
  database: Database;
  clock: Clock;
  nameOfModel: ModelCatalog['nameOf'];
  pricing: PricingRules;
}
