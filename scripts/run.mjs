import { ensureDependencies } from './dependencies.mjs';
import { runChild } from './runChild.mjs';
import { findRuntime } from './runtime.mjs';
import { runEntry, Stop } from './terminal.mjs';

const vite = 'node_modules/vite/bin/vite.js';

/** What `npm run …` can ask for; the programs of one task run side by side. */
const tasks = {
  build: [['scripts/build.mjs', '--details']],
  samples: [['build/renderTemplateSamples.ts'], ['build/renderArticlePictures.ts'], ['build/renderSiteCards.ts']],
  dev: [['--watch', 'server/main.ts'], [vite]],
};

/** Runs a task on a Node that is new enough, with its packages there. */
await runEntry(async () => {
  const programs = tasks[process.argv[2]];
  if (!programs) throw new Stop(`Say what to run: ${Object.keys(tasks).join(' or ')}.`);
  const runtime = await findRuntime();
  await ensureDependencies();
  const codes = await Promise.all(programs.map((args) => runChild(runtime, args)));
  return Math.max(...codes);
});
