import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMessages } from './readMessages.mjs';
import { runEntry, Stop, top } from './terminal.mjs';

/** Where the catalogs are extracted a second time, to be compared; the committed ones are not touched. */
const copy = 'node_modules/.cache/messages';

/** Ours, with its catalogs elsewhere. */
const copiedConfig = `import config from '../../../lingui.config.ts';
export default {
  ...config,
  rootDir: ${JSON.stringify(fileURLToPath(top))},
  catalogs: config.catalogs.map((catalog) => ({ ...catalog, path: catalog.path.replace('<rootDir>/locales', '<rootDir>/${copy}') })),
};
`;

/** So many complaints are listed; the first ones mostly explain the rest. */
const shown = 40;

/**
 * Checks the message catalogs: every text of the source is in them, nothing else is, and all of it is translated.
 * Fails with a list of what is not so.
 */
await runEntry(() => {
  extractIntoCopy();
  const complaints = listCatalogs(copy).flatMap(compare);
  if (complaints.length === 0) {
    console.log(`Every message is extracted and translated (${listCatalogs('locales').length} catalogs).`);
    return 0;
  }
  console.error(complaints.slice(0, shown).join('\n'));
  if (complaints.length > shown) console.error(`\u2026 and ${complaints.length - shown} more`);
  throw new Stop(
    `${complaints.length} messages are amiss. Run npm run messages, then translate what is empty in locales/.`,
  );
});

function extractIntoCopy() {
  rmSync(new URL(copy, top), { recursive: true, force: true });
  mkdirSync(new URL(copy, top), { recursive: true });
  cpSync(new URL('locales', top), new URL(copy, top), { recursive: true });
  const config = `${copy}/lingui.config.ts`;
  writeFileSync(new URL(config, top), copiedConfig);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean', '--config', config],
    {
      cwd: fileURLToPath(top),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Stop('The messages cannot be extracted; see above.');
}

function listCatalogs(folder) {
  return readdirSync(new URL(folder, top), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(new URL(`${folder}/${name}`, top)).map((file) => `${name}/${file}`))
    .filter((path) => path.endsWith('.po'))
    .sort();
}

function compare(path) {
  const wanted = read(`${copy}/${path}`);
  const committed = read(`locales/${path}`);
  return [
    ...[...wanted.keys()]
      .filter((message) => !committed.has(message))
      .map((message) => `${path}: not extracted: ${message}`),
    ...[...committed.keys()]
      .filter((message) => !wanted.has(message))
      .map((message) => `${path}: no longer used: ${message}`),
    ...[...committed]
      .filter(([, translation]) => translation === '')
      .map(([message]) => `${path}: not translated: ${message}`),
  ];
}

function read(path) {
  try {
    return readMessages(readFileSync(new URL(path, top), 'utf8'));
  } catch {
    return new Map();
  }
}
