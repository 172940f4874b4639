/** The project's top folder; everything here runs from it. */
export const top = new URL('..', import.meta.url);

/** Tells the person at the terminal what is going on. */
export function say(line) {
  console.log(`\u25b8 ${line}`);
}

/** Ends with a message instead of a stack trace, for problems that the person can fix. */
export class Stop extends Error {}

/** Runs an entry point; a {@link Stop} is printed, anything else is a defect and keeps its stack. */
export async function runEntry(entry) {
  try {
    process.exitCode = await entry();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n\u2716 ${error.message}\n`);
    process.exitCode = 1;
  }
}
