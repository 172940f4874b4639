import { ensureDependencies } from './dependencies.mjs';
import { runProgram } from './runProgram.mjs';
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
  const { node, env } = await findRuntime();
  await ensureDependencies();
  const ends = await Promise.all(programs.map((args) => runProgram(node, args, { env, passesSignals: true })));
  return Math.max(...ends.map(({ exitCode }) => exitCode));
});
