import { sql } from 'drizzle-orm';
import type { ServerReading } from '../../contract/dashboard.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { Queries } from '../platform/database/database.ts';

/** The process that answers this request, and its database. */
export async function readServer(queries: Queries, startedAt: Date): Promise<ServerReading> {
  const { rows } = await queries.execute<{ version: string; bytes: string }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  );
  return {
    version: packageFile.version,
    node_version: process.versions.node,
    started_at: startedAt.toISOString(),
    database_version: rows[0]!.version.split(' ')[0]!,
    database_bytes: Number(rows[0]!.bytes),
  };
}
