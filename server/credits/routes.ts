import { creditsEndpoints } from '../../contract/credits.ts';
import type { Database } from '../platform/database/database.ts';
import { type Route, route } from '../platform/http/call.ts';
import { readBalance } from './readBalance.ts';

export function creditsRoutes({ database }: { database: Database }): Route[] {
  return [
    route(creditsEndpoints.balance, async ({ session }) => ({ data: await readBalance(database, session.userId) })),
  ];
}
