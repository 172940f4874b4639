import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { ensureBuild } from './ensureBuild.mjs';
import { runServer } from './runServer.mjs';
import { findRuntime } from './runtime.mjs';
import { runEntry, top } from './terminal.mjs';

/**
 * MB of each half of V8's nursery: at its usual 16 a loaded server takes more memory and keeps it; with 4 a fifth of a
 * list's processor time is collecting (docs/measurements.md).
 */
const NURSERY = '--max-semi-space-size=8';

/**
 * Where Node keeps what it has compiled of the server: the next start costs a fifth less processor time, and its process a
 * twelfth less memory. Beside the code, not in a folder for everybody: whoever can write there runs code as we do.
 */
const COMPILED = fileURLToPath(new URL('dist/compiled', top));

/** `npm start`: from a clean checkout to a running server. Arguments (`serve`, `work`) go on to the server. */
await runEntry(() => {
  const runtime = findRuntime();
  ensureDependencies();
  ensureBuild(runtime);
  const env = { NODE_COMPILE_CACHE: COMPILED, ...runtime.env };
  return runServer({ ...runtime, env }, [
    '--enable-source-maps',
    NURSERY,
    'dist/server/main.mjs',
    ...process.argv.slice(2),
  ]);
});
