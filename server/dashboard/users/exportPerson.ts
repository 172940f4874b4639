import { businessClock } from '../../platform/businessTime.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { runAsAdmin } from '../runAsAdmin.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';
import { readUserRow } from './readUsers.ts';

/**
 * All data stored about a person, as a JSON file for the admin; the log records the export. @throws ApiError not_found
 */
export async function exportPerson(
  deps: DashboardDeps,
  { session, userId }: { session: Session; userId: string },
): Promise<Response> {
  const { database, clock, exportAccount } = deps;
  const user = await readUserRow(database, userId);
  if (user.is_deleted) throw new ApiError('not_found');
  const content = await exportAccount(userId);
  await runAsAdmin({ database, session }, (transaction) =>
    writeLog(transaction, {
      clock,
      session,
      entry: { action: 'user.export', subject: { type: 'user', id: userId }, userId, reason: '' },
    }),
  );
  return new Response(JSON.stringify(content, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="kilas-${userId}-${businessClock(clock.now()).slice(0, 10)}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}
