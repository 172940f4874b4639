import { runServer } from '../../scripts/runServer.mjs';

/** What `npm start` does once everything is built, but with the source. */
process.exitCode = await runServer({ node: process.execPath, env: process.env }, [
  'server/main.ts',
  ...process.argv.slice(2),
]);
