import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';

interface RoleQuestion {
  /** A connection of the tables' owner. */
  owner: pg.Client;
  ownerUrl: string;
  /** DATABASE_APP_URL; null: `<owner>_app`, made and kept by us. */
  applicationUrl: string | null;
  log: Pick<Log, 'warn'>;
}

/**
 * Opens the role by which the application works: it reads and writes, and in the ledger only adds
 * (`grant_to_application` of the migrations). Where no such role can be had, the application works as the owner and the
 * log says so: the ledger's rules hold then by triggers that an owner could switch off.
 * @returns the application's connection string
 * @throws Error when DATABASE_APP_URL is not the way in for such a role
 */
export async function openApplicationRole({ owner, ownerUrl, applicationUrl, log }: RoleQuestion): Promise<string> {
  if (applicationUrl !== null) {
    const problem = await admit(owner, applicationUrl);
    if (problem) throw new Error(`DATABASE_APP_URL cannot be used by the application: ${problem}`);
    return applicationUrl;
  }
  const { url, problem } = await openOwnRole(owner, ownerUrl);
  if (!problem) return url;
  log.warn(
    { problem },
    'the application works as the owner of its tables, without a role of its own (docs/operations.md, "The role of the application")',
  );
  return ownerUrl;
}

/** How `<owner>_app` comes in: its password follows from the owner's, so every process of ours knows it and nothing is kept. */
export function ownRoleUrl(ownerUrl: string, name: string): URL {
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(name);
  // Without a password for the owner there is none to derive: the role then comes in as the owner does, or not at all.
  url.password =
    url.password &&
    createHmac('sha256', decodeURIComponent(url.password)).update('application role').digest('base64url');
  return url;
}

/** Makes that role if it is missing, and sets its password if the owner's was changed since. */
async function openOwnRole(owner: pg.Client, ownerUrl: string): Promise<{ url: string; problem: string | null }> {
  const { rows } = await owner.query<{ name: string; is_there: boolean }>(`
    select current_user || '_app' as name, exists (select from pg_roles where rolname = current_user || '_app') as is_there`);
  const { name, is_there: isThere } = rows[0]!;
  const { href: url, password } = ownRoleUrl(ownerUrl, name);
  const role = `role ${owner.escapeIdentifier(name)} login password ${password ? owner.escapeLiteral(password) : 'null'}`;
  const complaint = isThere ? null : await tryTo(owner, `create ${role}`);
  const problem = complaint ?? (await admit(owner, url));
  if (!problem || !isThere) return { url, problem };
  return { url, problem: (await tryTo(owner, `alter ${role}`)) ?? (await admit(owner, url)) };
}

/** @returns null, or why the database refused */
async function tryTo(owner: pg.Client, statement: string): Promise<string | null> {
  try {
    await owner.query(statement);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Has a role log in and gives it its rights. @returns null, or why it must not or cannot be used */
async function admit(owner: pg.Client, url: string): Promise<string | null> {
  const application = new pg.Client({ connectionString: url });
  application.on('error', () => undefined);
  try {
    await application.connect();
    const { rows } = await application.query<{ name: string; may_rewrite: boolean }>(`
      select current_user as name, has_table_privilege('ledger_entries', 'update, delete, truncate, trigger') as may_rewrite`);
    const { name, may_rewrite: mayRewrite } = rows[0]!;
    if (mayRewrite) return `the role ${name} may rewrite the ledger`;
    await owner.query('select grant_to_application($1)', [name]);
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await application.end().catch(() => undefined);
  }
}
