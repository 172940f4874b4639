import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { runEntry, Stop, top } from './terminal.mjs';

const root = fileURLToPath(top);

/** Most problems listed; the first ones usually explain the rest. */
const shown = 40;

/**
 * Checks the message catalogs as Lingui itself extracts and reads them: every text of the source is in them, nothing
 * else is, and all of it is translated. Fails with a list of the exceptions.
 */
await runEntry(async () => {
  const catalogs = await getCatalogs(getConfig());
  const complaints = (await Promise.all(catalogs.map(check))).flat();
  if (complaints.length === 0) {
    console.log(`Every message is extracted and translated (${catalogs.length} catalogs in every language).`);
    return 0;
  }
  console.error(complaints.slice(0, shown).join('\n'));
  if (complaints.length > shown) console.error(`\u2026 and ${complaints.length - shown} more`);
  throw new Stop(
    `${complaints.length} messages are amiss. Run npm run messages, then translate what is empty in locales/.`,
  );
});

async function check(catalog) {
  const wanted = await catalog.collect();
  if (!wanted) throw new Stop('The messages cannot be extracted; see above.');
  return Object.entries(await catalog.readAll()).flatMap(([locale, committed]) =>
    compare(relative(root, catalog.getFilename(locale)), { wanted, committed: present(committed ?? {}) }),
  );
}

/** Leaves out the texts that Lingui keeps although the source no longer has them. */
function present(catalog) {
  return Object.fromEntries(Object.entries(catalog).filter(([, { obsolete }]) => !obsolete));
}

function compare(place, { wanted, committed }) {
  const textOf = (id, { message, context }) => [context, message ?? id].filter(Boolean).join(' | ');
  return [
    ...Object.entries(wanted)
      .filter(([id]) => !(id in committed))
      .map(([id, entry]) => `${place}: not extracted: ${textOf(id, entry)}`),
    ...Object.entries(committed)
      .filter(([id]) => !(id in wanted))
      .map(([id, entry]) => `${place}: no longer used: ${textOf(id, entry)}`),
    ...Object.entries(committed)
      .filter(([, { translation }]) => !translation)
      .map(([id, entry]) => `${place}: not translated: ${textOf(id, entry)}`),
  ];
}
