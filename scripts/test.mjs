import { ensureDependencies } from './dependencies.mjs';
import { findRuntime } from './runtime.mjs';
import { runEntry, say, Stop } from './terminal.mjs';
import { describeFailure } from './test/counts.mjs';
import { stages, quickStages } from './test/stages.mjs';
import { installMissing } from './test/systemPackages.mjs';

/** `npm test`: everything, the named stages, or the daily round (`--quick`); the last line adds up all of them. */
await runEntry(async () => {
  const chosen = choose(process.argv.slice(2));
  const packagesThere = installMissing(chosen.flatMap(({ packages = [] }) => packages));
  // Beside each other and the system's packages: alone, npm leaves a part of two cores idle.
  const [runtime] = await Promise.all([findRuntime(), ensureDependencies()]);
  const results = [];
  const started = new Map();
  for (const stage of chosen) {
    if (!started.has(stage)) {
      const together = chosen.filter((other) => other === stage || (stage.group && other.group === stage.group));
      if (together.length > 1) say(`Running ${together.length} stages side by side\u2026`);
      for (const one of together) {
        started.set(one, runStage(one, { ...runtime, isBeside: one !== stage }, packagesThere));
      }
    }
    console.log(`\n\u2501\u2501\u2501 ${stage.title} \u2501\u2501\u2501\n`);
    const { output, ...counts } = await started.get(stage);
    if (output) process.stdout.write(output);
    if (counts.note) console.log(`\n!!! ${stage.title}: ${counts.note}`);
    results.push({ ...stage, ...counts });
  }
  return summarise(results);
});

function choose(names) {
  if (names.includes('--quick')) return quickStages;
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Stop(
      `No such stage: ${unknown.join(', ')}. The stages are ${stages.map((stage) => stage.name).join(', ')}.`,
    );
  }
  return names.length === 0 ? stages : stages.filter((stage) => names.includes(stage.name));
}

/** One stage that cannot even run must not hide what the others find. */
async function runStage({ run, packages }, runtime, packagesThere) {
  try {
    if (packages) await packagesThere;
    return await run(runtime);
  } catch (error) {
    return { passed: 0, failed: 1, note: error instanceof Stop ? error.message : error.stack };
  }
}

function summarise(results) {
  console.log('\n\u2501\u2501\u2501 Summary \u2501\u2501\u2501\n');
  for (const { title, passed, failed, skipped, note, failures = [] } of results) {
    const lucky = failures.filter(({ passedLater }) => passedLater).length;
    const more = [skipped && `${skipped} skipped`, lucky && `${lucky} only at the second try`, note?.split('\n')[0]]
      .filter(Boolean)
      .join('; ');
    console.log(
      `${failed > 0 ? '\u2716' : passed > 0 ? '\u2714' : '!'} ${title}: ${passed} passed, ${failed} failed${more && ` (${more})`}`,
    );
    for (const line of failures.flatMap(describeFailure)) console.log(`    ${line}`);
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') > 0 ? 1 : 0;
}
