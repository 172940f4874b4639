import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';

const top = path.join(import.meta.dirname, '..');
const inGit = (command: string) => execFileSync('sh', ['-c', command], { cwd: top }).toString().trim();

/** The last commit whose database had another schema than this one's. */
export const lastOtherSchema = (): string =>
  inGit("git log -1 --diff-filter=A --format=%h~1 -- 'server/platform/database/migrations/*.sql'");

/** Whether a commit's database has the same schema as this one's, so that both releases run on it. */
export const hasSameSchema = (commit: string): boolean =>
  inGit(`git diff --name-only ${commit} -- server/platform/database/migrations`) === '';

/** Writes an earlier release's sources into a folder, beside this one's packages. @returns its server's entry */
export async function checkOutRelease(commit: string, folder: string): Promise<string> {
  const sources = path.join(folder, 'earlier');
  await mkdir(sources);
  execFileSync('sh', ['-c', `git archive ${commit} | tar x -C ${sources}`], { cwd: top });
  await symlink(path.join(top, 'node_modules'), path.join(sources, 'node_modules'));
  return path.join(sources, 'server/main.ts');
}
