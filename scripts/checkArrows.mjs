import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCircles, readArrows, folderOf, violations } from './arrows.mjs';
import { runEntry, Stop, top } from './terminal.mjs';

const root = fileURLToPath(top);
const walled = ['contract', 'renderer', 'server', 'src', 'sw'];

/**
 * Compares every import with the table of folders and arrows in docs/architecture.md, and finds files that import each
 * other in a circle. Fails with a list of both.
 */
await runEntry(() => {
  const arrows = readArrows(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
  const files = [...arrows.keys()]
    .map((folder) => folder.split('/')[0])
    .concat(walled)
    .filter((folder, index, all) => all.indexOf(folder) === index)
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const unassigned = files.filter((file) => !folderOf(arrows, file));
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const complaints = files
    .filter((file) => !unassigned.includes(file))
    .flatMap((file) => violations(arrows, file, imports.get(file)));
  const circles = findCircles(imports);
  for (const file of unassigned)
    console.log(`${file} is in no folder of the arrows: add a row to the table in docs/architecture.md.`);
  for (const { file, target, from, to } of complaints)
    console.log(`${file} imports ${target}: no arrow leads from ${from} to ${to}.`);
  for (const circle of circles) console.log(`These import each other in a circle:\n  ${circle.join('\n  ')}`);
  if (unassigned.length + complaints.length + circles.length > 0)
    throw new Stop(
      'Take what is needed as a parameter, move what both share to a folder below, or join the two where both are known\n' +
        '(server/services.ts, a route, the shell). The allowed arrows are the table in docs/architecture.md. A circle is\n' +
        'untied by moving what two files share, often a type, into a third.',
    );
  console.log(`${files.length} files keep to the arrows of ${arrows.size} folders, without a circle.`);
});

function importsOf(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const paths = [...source.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'(\.[^']+)'/gm)].map(([, path]) => path);
  return paths.map((path) => relative('.', normalize(join(dirname(file), path))));
}
