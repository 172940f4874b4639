import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';

interface RoleQuestion {
  /** A connection of the tables' owner. */
  owner: pg.Client;
  ownerUrl: string;
  /** DATABASE_APP_URL; null: `<owner>_app`, created and maintained here. */
  applicationUrl: string | null;
  log: Pick<Log, 'warn'>;
}

/**
 * Prepares the application's role, which reads and writes but may only insert into the ledger
 * (`grant_to_application` in the migrations). Where that is impossible, the application runs as the owner and logs a
 * warning: the ledger is then protected only by triggers, which an owner could disable.
 * @returns the application's connection string
 * @throws Error when DATABASE_APP_URL does not log in as such a role
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

/**
 * The URL of `<owner>_app`: its password is derived from the owner's, so every process can compute it and none is
 * stored.
 */
export function ownRoleUrl(ownerUrl: string, name: string): URL {
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(name);
  // An owner without a password leaves nothing to derive from: the role then logs in the way the owner does, or fails.
  url.password =
    url.password &&
    createHmac('sha256', decodeURIComponent(url.password)).update('application role').digest('base64url');
  return url;
}

/** Creates `<owner>_app` if it is missing, and resets its password if the owner's has changed. */
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

/** Logs in as a role and grants its rights. @returns null, or why the role must not or cannot be used */
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
