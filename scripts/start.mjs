import { ensureDependencies } from './dependencies.mjs';
import { compiled, ensureBuild } from './ensureBuild.mjs';
import { runServer } from './runServer.mjs';
import { findRuntime } from './runtime.mjs';
import { runEntry } from './terminal.mjs';

/**
 * MB of each half of V8's nursery: at its usual 16 a loaded server takes more memory and keeps it; with 4 a fifth of a
 * list's processor time is collecting (docs/measurements.md).
 */
const NURSERY = '--max-semi-space-size=8';

/** `npm start`: from a clean checkout to a running server. Arguments (`serve`, `work`) go on to the server. */
await runEntry(async () => {
  const runtime = await findRuntime();
  await ensureDependencies();
  await ensureBuild(runtime);
  const env = { NODE_COMPILE_CACHE: compiled, ...runtime.env };
  return runServer({ ...runtime, env }, [
    '--enable-source-maps',
    NURSERY,
    'dist/server/main.mjs',
    ...process.argv.slice(2),
  ]);
});
