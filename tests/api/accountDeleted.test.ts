/**
 * Nothing that a person wrote outlives their account but the works that the admins may still need for thirty days, also
 * when it was written in the very moment of the deletion.
 */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeLateData } from '../../server/accounts/removeData.ts';
import { createApp } from '../../server/app.ts';
import { rateLimits } from '../../server/platform/http/rateLimitTables.ts';
import { pruneExpired } from '../../server/workers.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

const SECRET = 'rahasia di kebun belakang';
const PHONE = '+6281299998888';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
});
afterAll(() => server.close());

const deleteAccount = async (account: TestAccount) => {
  const { status } = await account.call('DELETE', '/me', { confirm_email: account.email });
  expect(status).toBe(204);
};

/** The tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { database } = server.services;
  const { rows } = await database.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where has_schema_privilege(schemaname, 'usage') and schemaname not in ('pg_catalog', 'information_schema') order by 1`);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await database.execute(
      sql`select from ${sql.raw(name)} t where position(${text} in t::text) > 0 limit 1`,
    );
    if (rowCount) found.push(name);
  }
  return found;
}

it('takes along templates, answers kept for repeats, phone numbers and addresses', async () => {
  const account = await server.signUp();
  const template = { name: SECRET, prompt: SECRET, mode: 'text-to-video', slots: [] };
  const wallet = { credit_amount: 100, channel: 'OVO', phone: PHONE };
  for (const [path, body] of [
    ['/templates/', template],
    ['/videos/generate', { prompt: SECRET }],
    ['/credits/topup/ewallet', wallet],
  ] as const) {
    const answer = await account.call('POST', path, body, { 'Idempotency-Key': `kunci-${path.replaceAll('/', '-')}` });
    expect([path, answer.status]).toEqual([path, path === '/videos/generate' ? 202 : 201]);
  }
  await account.call('PATCH', '/me', { full_name: SECRET });
  expect(await tablesWith(SECRET)).toEqual([
    'public.idempotency_keys',
    'public.tasks',
    'public.templates',
    'public.users',
  ]);
  await deleteAccount(account);
  expect(await tablesWith(SECRET)).toEqual(['public.tasks']);
  expect(await tablesWith(account.email)).toEqual([]);
  // The sandbox stands for the bank, which keeps books of its own.
  expect(await tablesWith(PHONE)).toEqual(['public.sandbox_payments']);
});

it('takes along what a request wrote that was let in just before', async () => {
  const account = await server.signUp();
  const app = createApp({ services: server.services, clientFolder: 'none' });
  // The server reads the body once it has let the caller in.
  const body = new ReadableStream(
    {
      async pull(controller) {
        await deleteAccount(account);
        controller.enqueue(new TextEncoder().encode(JSON.stringify({ prompt: 'menit terakhir' })));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    Authorization: `Bearer ${account.tokens.access_token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'menit-terakhir',
  };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const late = await app.fetch(new Request(`${server.url}/api-lens/videos/generate`, init));
  expect(late.status).toBe(202);

  const unfinished = async () => {
    const { rows } = await server.services.database.execute(
      sql`select deleted_at is not null as deleted, deadline_at <= now() as is_due from tasks where user_id = ${account.id}`,
    );
    return rows;
  };
  expect(await unfinished()).toEqual([{ deleted: false, is_due: false }]);
  await removeLateData(server.services.accounts);
  expect(await unfinished()).toEqual([{ deleted: true, is_due: true }]);
  expect(await tablesWith('menit terakhir')).toEqual(['public.tasks']);
});

it('looks for late data each hour for a day, then once a day for a week', async () => {
  const account = await server.signUp();
  await deleteAccount(account);
  const { accounts, clock } = server.services;
  const deletedAt = clock.now().getTime();
  const hours: number[] = [];
  for (let hour = 0; hour < 200; hour += 1) {
    const now = () => new Date(deletedAt + hour * 3_600_000 + 60_000);
    const note = async (_: unknown, { userId }: { userId: string }) => void (userId === account.id && hours.push(hour));
    await removeLateData({ ...accounts, clock: { ...clock, now }, deleters: [note] });
  }
  expect(hours).toEqual([...Array.from({ length: 24 }, (_, hour) => hour), 24, 48, 72, 96, 120, 144]);
});

it('keeps nothing else from being removed where it fails', async () => {
  const [one, other] = [await server.signUp(), await server.signUp()];
  for (const account of [one, other]) await deleteAccount(account);
  const { services } = server;
  const tried: string[] = [];
  const fail = async (_: unknown, { userId }: { userId: string }) => {
    tried.push(userId);
    if (userId === one.id) throw new Error('this account cannot be emptied');
  };
  const old = { kind: 'test', subject: 'old', windowStartedAt: new Date(Date.now() - 48 * 3_600_000), hits: 1 };
  await services.database.insert(rateLimits).values(old);
  const accounts = { ...services.accounts, deleters: [fail] };
  await expect(pruneExpired({ ...services, accounts })).rejects.toThrow('this account cannot be emptied');
  expect(tried).toEqual(expect.arrayContaining([one.id, other.id]));
  expect(await services.database.select().from(rateLimits).where(eq(rateLimits.kind, 'test'))).toEqual([]);
});
