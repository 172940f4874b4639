/**
 * What the server's programs inherit: no PG… variable of the operator's shell (PGDATA, PGPORT and
 * their like would override what we say) and no locale of the machine.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }) };
}
