import { dashboardEndpoints as calls } from '../../contract/dashboard.ts';
import { type Route, route } from '../platform/http/call.ts';
import type { DashboardParts } from './dashboardParts.ts';
import { readSystem } from './readSystem.ts';

/** Every call of `contract/dashboard.ts`, for admins. */
export function dashboardRoutes(parts: DashboardParts): Route[] {
  return [route(calls.system, async () => ({ data: await readSystem(parts) }))];
}
