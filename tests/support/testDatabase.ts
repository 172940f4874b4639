import { inject } from 'vitest';
import { cloneTemplate, joinTestDatabaseServer, type TestDatabase } from './testDatabaseServer.ts';

let joined: Promise<string> | undefined;

/**
 * A migrated, empty database for the calling test alone, cloned in some tens of milliseconds.
 * Drop it at the end; what a failed test leaves behind is removed with the server.
 * The run's server is started by the first call: files that need no database do not wait for it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabaseServer');
  joined ??= joinTestDatabaseServer(server);
  return cloneTemplate(await joined, server.template);
}
