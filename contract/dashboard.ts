import { overviewEndpoints } from './dashboard/overview.ts';
import { contentEndpoints } from './dashboard/content.ts';
import { usersEndpoints } from './dashboard/users.ts';
import { logEndpoints } from './dashboard/log.ts';
import { moneyEndpoints } from './dashboard/money.ts';
import { pricesEndpoints } from './dashboard/prices.ts';
import { systemEndpoints } from './dashboard/system.ts';

export * from './schemas/dashboardLists.ts';
export * from './schemas/dashboard.ts';
export * from './schemas/dashboardContent.ts';
export * from './schemas/dashboardUsers.ts';
export * from './schemas/dashboardOverview.ts';
export * from './schemas/dashboardMoney.ts';
export * from './schemas/dashboardMails.ts';
export * from './schemas/dashboardPauses.ts';
export * from './schemas/prices.ts';
export * from './schemas/reconciliation.ts';
export * from './schemas/dashboardReports.ts';
export * from './schemas/adminLog.ts';

/** The admin dashboard’s calls. */
export const dashboardEndpoints = {
  ...overviewEndpoints,
  ...contentEndpoints,
  ...usersEndpoints,
  ...logEndpoints,
  ...moneyEndpoints,
  ...pricesEndpoints,
  ...systemEndpoints,
};
