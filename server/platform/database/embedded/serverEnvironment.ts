/**
 * The environment of the server's programs: no PG… variables of the operator's shell (PGDATA, PGPORT and the like would
 * override our settings) and no locale of the machine.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }) };
}
