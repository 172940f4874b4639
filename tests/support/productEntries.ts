import path from 'node:path';
import { pathToFileURL } from 'node:url';

const top = path.join(import.meta.dirname, '../..');
/**
 * `npm test` has just built these sources; starting the build takes a quarter of the processor time of starting the
 * source.
 */
export const isBuilt = process.env.KILAS_TEST_BUILT === 'yes';

/** The product's entry. */
export const SERVER_ENTRY = path.join(top, isBuilt ? 'dist/server/main.mjs' : 'server/main.ts');

/** The entry of a render's process. */
export const RENDER_ENTRY = pathToFileURL(
  path.join(top, isBuilt ? 'dist/server/renderWorker.mjs' : 'renderer/renderWorker.ts'),
);
