import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { holdLifeline } from '../../server/platform/database/embedded/lifeline.ts';
import { preparePaths } from '../../server/platform/database/embedded/paths.ts';
import { stopServer } from '../../server/platform/database/embedded/stopServer.ts';
import { dropDatabase, type TestDatabaseServer } from './testDatabaseServer.ts';
import { removeFolder } from './removeFolder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabaseServer: TestDatabaseServer;
  }
}

/**
 * Vitest's global setup: says where a project's test databases are. `TEST_DATABASE_URL` (a superuser's) names a server
 * to use; otherwise an embedded one, in the system's temporary folder, starts when a test first needs it.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const template = `kilas_template_${randomUUID().slice(0, 8)}`;
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (adminUrl) {
    project.provide('testDatabaseServer', { place: { adminUrl }, template });
    return () => dropDatabase(adminUrl, template);
  }
  const dataDirectory = join(tmpdir(), `kilas-test-${randomUUID()}`);
  project.provide('testDatabaseServer', { place: { dataDirectory }, template });
  return keepAlive(dataDirectory);
}

/**
 * Keeps the server that worker processes start alive until the whole run is over, then stops it and removes its folder.
 */
function keepAlive(dataDirectory: string): () => Promise<void> {
  const paths = preparePaths(dataDirectory);
  const lifeline = holdLifeline(paths);
  return async () => {
    lifeline.release();
    await stopServer(paths);
    await removeFolder(dataDirectory);
  };
}
