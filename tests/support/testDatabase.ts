import { inject } from 'vitest';
import { cloneTemplate, joinTestDatabaseServer, type TestDatabase } from './testDatabaseServer.ts';

let joined: Promise<string> | undefined;

/**
 * A migrated, empty database of the calling test's own, cloned in some tens of milliseconds.
 * Drop it at the end; what a failed test leaves behind goes with the server.
 *
 * The run's server is started by the first call: files that touch no data do not wait for it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabaseServer');
  joined ??= joinTestDatabaseServer(server);
  return cloneTemplate(await joined, server.template);
}
