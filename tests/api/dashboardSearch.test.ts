/**
 * A search of everybody's items says what reading each of them would, whether its words are rare, common, only the
 * beginnings of words, or among the newest alone.
 */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentList, ContentQuery, MAX_SEARCH_DEPTH } from '../../contract/dashboard.ts';
import { listContent } from '../../server/dashboard/content/listContent.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

const ITEMS = 26_000;

interface Item {
  id: string;
  words: string[];
  kind: string;
  status: string;
  user_id: string;
}

let server: TestServer;
let owner: pg.Pool;
let admin: TestAccount;
/** Newest first. */
let items: Item[];

beforeAll(async () => {
  server = await createTestServer({ isWorking: false });
  admin = await server.signUp({ role: 'admin' });
  const creator = await server.signUp();
  await server.services.database.execute(sql`
    insert into tasks (id, batch_id, user_id, kind, mode, status, prompt, engine_id, model_id, settings, price, charged, percent, stage, expected_seconds, created_at, completed_at, checked_at, deadline_at, deleted_at)
    select id, id, case when n % 5 = 0 then ${admin.id}::uuid else ${creator.id}::uuid end, kind, 'text-to-' || kind,
      case when n % 7 = 0 then 'failed' else 'completed' end,
      concat_ws(', ', 'kapal',
        case when n % 2 = 0 then 'Pantai' end, case when n % 3 = 0 then 'pantaimu' end,
        case when n % 3 <> 0 then 'gunung-gunung' end, case when n % 3 <> 1 then 'gunungan' end,
        case when n < 12500 then 'dahulu' end, case when n > ${ITEMS} - 40 then 'baru' end, case when n % 9000 = 1 then 'paus' end),
      'kilas-studio', 'studio-' || kind, '{"resolution":"1K","aspect_ratio":"1:1","duration_seconds":null,"fixed_camera":false,"watermark":false,"seed":1,"max_images":1}', 3, 3, 100, 'done', 4, at, at, at, at, case when n % 11 = 0 then at end
    from generate_series(1, ${ITEMS}::int) n,
      lateral (select now() - (${ITEMS} - n) * interval '1 minute' as at, case when n % 4 = 0 then 'video' else 'image' end as kind) moment,
      lateral (select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid as id) numbered`);
  // As autovacuum does: the newest words would otherwise wait in an unordered list.
  owner = new pg.Pool({ connectionString: server.ownerUrl, max: 1 });
  await owner.query('vacuum analyze tasks');
  const { rows } = await server.services.database.execute<Omit<Item, 'words'> & { prompt: string }>(
    'select id, prompt, kind, status, user_id from tasks where deleted_at is null order by id desc',
  );
  items = rows.map(({ prompt, ...row }) => ({ ...row, words: prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [] }));
}, 120_000);
afterAll(async () => {
  await owner.end();
  await server.close();
});

/** Every item whose prompt has words with these beginnings, newest first, found by reading them all. */
function readAll(beginnings: string[]): Item[] {
  return items.filter(({ words }) => beginnings.every((beginning) => words.some((word) => word.startsWith(beginning))));
}

describe.each([
  ['pantai', 'a common word'],
  ['PANT', 'the beginning of a common word'],
  ['gunung', 'a common word that also begins another'],
  ['gununga', 'only the beginning of a common word'],
  ['pantai gunung', 'two common words'],
  ['dahulu', 'a common word that no new item has'],
  ['baru', 'a word of the newest alone'],
  ['paus', 'a rare word'],
  ['paus pant', 'a rare word and a common beginning'],
  ['kapal', 'a word that all have'],
  ['tidakada', 'a word that none has'],
])('a search for %s: %s', (search) => {
  it.each([
    ['latest', () => true],
    ['images', ({ kind }: Item) => kind === 'image'],
    ['videos?status=failed', ({ kind, status }: Item) => kind === 'video' && status === 'failed'],
    ['latest?role=admin', ({ user_id: id }: Item) => id === admin.id],
  ] as const)('in %s finds what reading each item finds', async (path, isAsked) => {
    const all = readAll(search.toLowerCase().split(' '))
      .filter(isAsked)
      .map(({ id }) => id);
    const read = async (more: string) => {
      const query = `${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(search)}&per_page=30${more}`;
      const {
        data,
        total,
        total_is_partial: isPartial,
        next,
      } = parse(ContentList, (await admin.call('GET', `/dashboard/content/${path}${query}`)).body);
      return { ids: data.map(({ id }) => id), total, isPartial, next };
    };
    const { total, isPartial } = await read('');
    // A partial count still goes further than anybody turns pages.
    if (isPartial) expect([total >= 300, total < all.length, total <= MAX_SEARCH_DEPTH]).toEqual([true, true, true]);
    else expect(total).toBe(all.length);
    if (all.length > MAX_SEARCH_DEPTH) expect(isPartial).toBe(true);
    const page = (from: number) => {
      const ids = all.slice(from, from + 30);
      return { ids, total, isPartial, next: from + 30 < all.length ? ids.at(-1)! : null };
    };
    expect(await read('')).toEqual(page(0));
    for (const number of [2, 40]) expect(await read(`&page=${number}`)).toEqual(page((number - 1) * 30));
    for (const from of [29, 5000]) if (all[from]) expect(await read(`&before=${all[from]}`)).toEqual(page(from + 1));
  });
});

interface Plan {
  'Node Type': string;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const rowsPassedOver = ({ 'Rows Removed by Filter': rows = 0, Plans: plans = [] }: Plan): number =>
  plans.reduce((most, plan) => Math.max(most, rowsPassedOver(plan)), rows);

it.each([
  ['of both kinds', null, {}],
  ['of one kind', 'image', {}],
  ['on a later page', null, { page: 3 }],
] as const)('a word that no new item has is not looked for in every item since: %s', async (_, kind, more) => {
  const asked: { text: string; values: unknown[] }[] = [];
  const database = drizzle(owner, { logger: { logQuery: (text, values) => asked.push({ text, values }) } });
  const query = parse(ContentQuery, { search: 'dahulu', ...more });
  const { data } = await listContent({ ...server.services.dashboard, database }, { query, kind });
  expect(data).toHaveLength(query.per_page);
  const searching = asked.filter(({ text }) => text.includes('@@'));
  expect(searching.length).toBeGreaterThan(2);
  for (const { text, values } of searching) {
    const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    // Only the newest ten thousand are.
    expect([text, rowsPassedOver(rows[0]!['QUERY PLAN'][0].Plan) <= 10_000]).toEqual([text, true]);
  }
});
