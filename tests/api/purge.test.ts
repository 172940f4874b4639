/** What was deleted a month ago goes for good, however much it is, and without reading everybody's works. */
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNDO_DAYS } from '../../contract/limits.ts';
import { purgeDeleted } from '../../server/generation/cleanup/purgeDeleted.ts';
import { tasks } from '../../server/generation/tables.ts';
import { inputImages } from '../../server/media/inputTables.ts';
import { pruneExpired } from '../../server/workers.ts';
import { type AcceptedReply, endOf } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let creator: TestAccount;

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()] });
  creator = await server.signUp();
});
afterAll(() => server.close());

const monthLater = { now: () => new Date(Date.now() + (UNDO_DAYS + 1) * 24 * 3_600_000) };

/** @returns the id of a finished task */
async function make(call: string, body: object): Promise<string> {
  const answer = await creator.call<AcceptedReply>('POST', call, body);
  return (await endOf(creator, answer.body.data.items[0]!)).id;
}

it('takes more than one batch at a time', async () => {
  const { services } = server;
  const id = await make('/images/text-to-image', { prompt: 'banyak' });
  // As if they had failed: results of their own would only slow this down.
  await services.database.execute(sql`
    insert into tasks select (jsonb_populate_record(task, jsonb_build_object(
      'id', gen_random_uuid(), 'status', 'failed', 'media_id', null, 'deleted_at', now()))).*
    from tasks task, generate_series(1, 450) where task.id = ${id}`);
  await pruneExpired({ ...services, generation: { ...services.generation, clock: monthLater } });
  expect(await services.database.select({ id: tasks.id }).from(tasks)).toEqual([{ id }]);
});

it('finds by an index whether a file is still needed', async () => {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a64' } });
  const image = (await picture.png().toBuffer()).toString('base64');
  const id = await make('/images/image-to-image', { prompt: 'dari gambar', image_base64: image });
  await creator.call('POST', '/library/delete', { ids: [id] });
  const owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  const wholeReads = async () => {
    await owner.query('select pg_stat_force_next_flush()');
    const { rows } = await owner.query("select seq_scan::int as n from pg_stat_user_tables where relname = 'tasks'");
    return (rows as { n: number }[])[0]!.n;
  };
  try {
    // A test's few rows would be read whole, with an index or without.
    await owner.query('set enable_seqscan = off');
    const before = await wholeReads();
    const database = drizzle(owner) as never;
    expect(await purgeDeleted({ ...server.services.generation, database, clock: monthLater })).toBe(1);
    expect((await wholeReads()) - before).toBe(0);
  } finally {
    await owner.end();
  }
  const left = await server.services.database.select().from(inputImages).where(eq(inputImages.userId, creator.id));
  expect(left).toEqual([]);
});
