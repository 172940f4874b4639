import { runServer } from '../../scripts/runServer.mjs';

/** What `npm start` does once everything is built. The first argument is the server's entry. */
process.exitCode = await runServer({ node: process.execPath, env: process.env }, process.argv.slice(2));
