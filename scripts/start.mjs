import { ensureDependencies } from './dependencies.mjs';
import { ensureBuild } from './ensureBuild.mjs';
import { runServer } from './runServer.mjs';
import { findRuntime } from './runtime.mjs';
import { runEntry } from './terminal.mjs';

/** `npm start`: from a clean checkout to a running server. Arguments (`serve`, `work`) go on to the server. */
await runEntry(() => {
  const runtime = findRuntime();
  ensureDependencies();
  ensureBuild(runtime);
  return runServer(runtime, ['--enable-source-maps', 'dist/server/main.mjs', ...process.argv.slice(2)]);
});
