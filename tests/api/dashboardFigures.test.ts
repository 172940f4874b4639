/**
 * A business of forty days, with failures, second tries, cancellations, payments and people who leave: each figure of
 * the overview, each chart and each cohort is what plain SQL counts, and the list that a figure opens has as many rows.
 */
import { eq, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Analytics,
  AnalyticsReply,
  EndingList,
  type Overview,
  OverviewReply,
  PaymentList,
  UserList,
} from '../../contract/dashboard.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import type { Topup } from '../../contract/payments.ts';
import { countPersons } from '../../server/dashboard/rollup/personTotals.ts';
import { runRollup } from '../../server/dashboard/rollup/runRollup.ts';
import { rangeOf, shiftDay } from '../../server/dashboard/overview/rangeOf.ts';
import { recordPayment } from '../../server/payments/recordPayment.ts';
import { paymentAttempts } from '../../server/payments/tables.ts';
import { make, request, work } from '../support/dashboard.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { jakartaDay } from '../support/jakartaDay.ts';

const DAYS = 40;

let server: TestServer;
let clock: TestClock;
let engine: StagedEngine;
let admin: TestAccount;
const people: TestAccount[] = [];
let today: string;

beforeAll(async () => {
  clock = createTestClock();
  engine = await createStagedEngine();
  server = await createTestServer({ clock, engines: [engine], isWorking: false });
  for (let day = 0; day < DAYS; day += 1) {
    if (day % 4 === 0) people.push(await server.signUp());
    for (const [place, person] of people.entries())
      if ((day * 7 + place * 5) % 11 < 2) await spendADay(person, day + place);
    if (day % 9 === 4) await pay(people[day % people.length]!, day);
    clock.advance(24 * 3600);
  }
  today = jakartaDay(clock.now());
  admin = await server.signUp({ role: 'admin' });
  await spendADay(people[0]!, 0);
  // Deleted items still count in the figures.
  await server.signInAgain(people[1]!);
  expect((await people[1]!.call('DELETE', '/me', { confirm_email: people[1]!.email })).status).toBe(204);
  await server.services.database.execute(sql`delete from tasks where user_id = ${people[2]!.id}`);
  await runRollup({ database: server.services.database, clock });
  await countPersons({ database: server.services.database, clock });
}, 120_000);
afterAll(() => server.close());

/** One thing is made; of others, one fails, one fails and is made again, one is cancelled. */
async function spendADay(person: TestAccount, number: number): Promise<void> {
  await server.signInAgain(person);
  const kind = number % 3 === 0 ? 'video' : 'image';
  const prompt = `Nomor ${number} ${person.id}`;
  if (number % 4 === 1) engine.stage(prompt, { state: 'failed', code: 'generation_failed' });
  if (number % 8 === 3) engine.stage(prompt, { state: 'failed', code: 'output_sensitive' });
  clock.advance(number % 7);
  const { id } = await make(server, { creator: person, kind, prompt });
  if (number % 8 === 1) {
    clock.advance(60);
    engine.stage(prompt, { state: 'succeeded' });
    const again = await person.call<AcceptedReply>('POST', `/${kind}s/${id}/regenerate`, {});
    expect(again.status).toBe(202);
    clock.advance(number % 5);
    await work(server, id);
  }
  if (number % 5 === 2) {
    const unwanted = await request(person, 'image', `${prompt} batal`);
    expect((await person.call('POST', `/library/${unwanted.id}/cancel`)).status).toBe(200);
  }
}

async function pay(buyer: TestAccount, day: number): Promise<void> {
  await server.signInAgain(buyer);
  const order = { package_id: day % 2 ? 'coins-250' : 'coins-500', channel: 'BCA_VIRTUAL_ACCOUNT' };
  const { body } = await buyer.call<{ data: Topup }>('POST', '/credits/topup/virtual-account', order);
  const { database, payments } = server.services;
  const sent = await database.select().from(paymentAttempts).where(eq(paymentAttempts.topupId, body.data.topup_id));
  const payment = {
    paymentId: `pay-${day}`,
    reference: sent[0]!.reference,
    amount: body.data.order.total_payment,
    currency: 'IDR',
    paidAt: clock.now(),
  };
  // Paid the day before it is recorded, so that the two days differ.
  clock.advance(24 * 3600);
  expect(await recordPayment({ deps: payments, payment, via: 'poll' })).toBe('credited');
}

const RANGES = ['range=today', 'range=7d', 'range=30d', 'range=90d', 'own'] as const;
const queryOf = (range: (typeof RANGES)[number]) =>
  range === 'own' ? `date_from=${shiftDay(today, -23)}&date_to=${shiftDay(today, -9)}` : range;
const daysOf = (range: (typeof RANGES)[number]) =>
  rangeOf(
    range === 'own'
      ? { range: '7d', date_from: shiftDay(today, -23), date_to: shiftDay(today, -9) }
      : { range: range.slice('range='.length) as 'today' },
    clock.now(),
  );

const read = async (range: (typeof RANGES)[number]): Promise<Overview> =>
  parse(OverviewReply, (await admin.call('GET', `/dashboard/overview?${queryOf(range)}`)).body).data;
const draw = async (range: (typeof RANGES)[number]): Promise<Analytics> =>
  parse(AnalyticsReply, (await admin.call('GET', `/dashboard/analytics?${queryOf(range)}`)).body).data;

/** One number by plain SQL; `$day` is a moment's business day, `$in` whether it lies within the days. */
async function count(statement: string, { from, to }: { from: string; to: string }): Promise<number> {
  const text = statement.replaceAll(
    /\$in\(([\w.]+)\)/g,
    `(($1 at time zone 'Asia/Jakarta')::date between '${from}' and '${to}')`,
  );
  const { rows } = await server.services.database.execute<{ value: string | null }>(`select (${text}) as value`);
  return Number(rows[0]!.value);
}

const EXCUSED = `('generation_cancelled', 'removed_by_admin', 'account_deactivated', 'input_sensitive', 'image_sensitive', 'text_or_image_sensitive', 'output_sensitive', 'engine_paused')`;
const ENDED = (status: string, more = 'true') =>
  `select count(*) from task_endings where status = '${status}' and $in(ended_at) and ${more}`;
const FAILED = ENDED('failed', `coalesce(failure_code, '') not in ${EXCUSED}`);
const COINS = (kinds: string) =>
  `select coalesce(sum(amount), 0) from ledger_entries where kind in (${kinds}) and amount > 0 and $in(created_at)`;
const PAID = (what: string) => `select coalesce(${what}, 0) from topups where state = 'completed' and $in(ended_at)`;
const JOINED = (more: string) => `select count(*) from users where $in(email_verified_at) and ${more}`;

const COUNTED: Record<string, string> = {
  joined: JOINED('true'),
  active_creators: 'select count(distinct user_id) from task_endings where $in(ended_at)',
  generations: ENDED('completed'),
  videos: ENDED('completed', `kind = 'video'`),
  images: ENDED('completed', `kind = 'image'`),
  failed: FAILED,
  coins_sold: COINS(`'purchase'`),
  coins_given: COINS(`'grant', 'bonus', 'redemption'`),
  coins_spent: COINS(`'settle'`),
  coins_returned: COINS(`'release'`),
  payments: PAID('count(*)'),
  revenue: PAID('sum(subtotal)'),
  fees: PAID('sum(platform_fee)'),
  vat: PAID('sum(vat)'),
  paid_total: PAID('sum(total_payment)'),
  joined_generated: JOINED(
    `exists (select from task_endings where task_endings.user_id = users.id and status = 'completed')`,
  ),
  joined_paid: JOINED(`exists (select from topups where topups.user_id = users.id and state = 'completed')`),
};

describe.each(RANGES)('over %s', (range) => {
  it('each figure is what plain SQL counts, beside the same of the range before', async () => {
    const { figures, range: days, before } = await read(range);
    expect([days, before]).toEqual([daysOf(range).range, daysOf(range).before]);
    for (const [name, statement] of Object.entries(COUNTED))
      expect([name, figures[name as 'joined']]).toEqual([
        name,
        { value: await count(statement, days), before: await count(statement, before) },
      ]);
    for (const [side, its] of [
      ['value', days],
      ['before', before],
    ] as const) {
      const [completed, failed] = [await count(ENDED('completed'), its), await count(FAILED, its)];
      expect(figures.success_rate[side]).toBe(completed + failed === 0 ? null : completed / (completed + failed));
      for (const [name, share] of [
        ['wait_p50', 0.5],
        ['wait_p95', 0.95],
      ] as const) {
        const seconds = `select percentile_disc(${share}) within group (order by waited_ms) / 1000.0 from task_endings where status = 'completed' and $in(ended_at)`;
        const exact = await count(seconds, its);
        if (completed === 0) expect(figures[name][side]).toBeNull();
        else expect(Math.abs(figures[name][side]! - exact)).toBeLessThanOrEqual(exact * 0.05 + 0.001);
      }
    }
  });

  it('the list that a figure opens has as many rows as it counted', async () => {
    const { figures, range: days } = await read(range);
    const dates = `date_from=${days.from}&date_to=${days.to}`;
    const endings = async (query: string) =>
      parse(EndingList, (await admin.call('GET', `/dashboard/content/endings?${query}&${dates}`)).body);
    for (const [name, query] of [
      ['generations', 'outcome=completed'],
      ['videos', 'outcome=completed&content_type=video'],
      ['images', 'outcome=completed&content_type=image'],
      ['failed', 'outcome=failed'],
    ] as const)
      expect([name, (await endings(query)).total]).toEqual([name, figures[name].value]);
    const { total, data } = await endings('outcome=rated&per_page=100');
    const rate = data.filter(({ outcome }) => outcome === 'completed').length / total;
    expect(total === 0 ? null : rate).toBe(figures.success_rate.value);
    expect((await endings('outcome=returned')).total).toBe(
      await count(`select count(*) from ledger_postings where kind = 'release' and $in(created_at)`, days),
    );
    const totalOf = async (path: string, list: typeof UserList | typeof PaymentList) =>
      parse(list, (await admin.call('GET', `/dashboard/${path}&${dates}`)).body).total;
    expect(await totalOf('users?reached=active', UserList)).toBe(figures.active_creators.value);
    expect(await totalOf('users?reached=joined', UserList)).toBe(figures.joined.value);
    expect(await totalOf('users?reached=generated', UserList)).toBe(figures.joined_generated.value);
    expect(await totalOf('users?reached=paid', UserList)).toBe(figures.joined_paid.value);
    expect(await totalOf('payments?status=completed', PaymentList)).toBe(figures.payments.value);
  });

  it('each day, model and step of the charts is what plain SQL counts', async () => {
    const { days, models, conversion, range: drawn, waiting } = await draw(range);
    const names = { active: 'active_creators', videos: 'videos', images: 'images', failed: 'failed', joined: 'joined' };
    const money = { payments: 'payments', revenue: 'revenue', fees: 'fees', vat: 'vat' };
    const coins = { coins_sold: 'coins_sold', coins_spent: 'coins_spent', coins_returned: 'coins_returned' };
    const { figures } = await read(range);
    for (const [row, figure] of Object.entries({ ...names, ...money, ...coins })) {
      if (row !== 'active')
        expect([row, days.reduce((sum, day) => sum + day[row as 'videos'], 0)]).toEqual([
          row,
          figures[figure as 'videos'].value,
        ]);
      for (const day of days.slice(-12))
        expect([row, day.day, day[row as 'videos']]).toEqual([
          row,
          day.day,
          await count(COUNTED[figure]!, { from: day.day, to: day.day }),
        ]);
    }
    for (const {
      id,
      kind,
      engine: { id: engineId },
      completed,
      failed,
      stopped,
    } of models) {
      const its = `model_id = '${id}' and kind = '${kind}'`;
      expect([id, kind, completed, failed, stopped]).toEqual([
        id,
        kind,
        await count(ENDED('completed', its), drawn),
        await count(ENDED('failed', `${its} and coalesce(failure_code, '') not in ${EXCUSED}`), drawn),
        await count(ENDED('failed', `${its} and failure_code in ${EXCUSED}`), drawn),
      ]);
      const path = `/dashboard/content/endings?model_id=${id}&engine_id=${engineId}&content_type=${kind}&date_from=${drawn.from}&date_to=${drawn.to}`;
      for (const [outcome, value] of Object.entries({ completed, failed, stopped }))
        expect([
          id,
          outcome,
          parse(EndingList, (await admin.call('GET', `${path}&outcome=${outcome}`)).body).total,
        ]).toEqual([id, outcome, value]);
    }
    expect(models.reduce((sum, { completed }) => sum + completed, 0)).toBe(figures.generations.value);
    expect(waiting.map(({ count: waited }) => waited)).toEqual([figures.videos.value, figures.images.value]);
    expect(conversion).toEqual({
      joined: figures.joined.value,
      generated: figures.joined_generated.value,
      paid: figures.joined_paid.value,
    });
  });
});

it('each week’s cohort is what plain SQL counts', async () => {
  const { cohorts } = await draw('range=30d');
  expect(cohorts).toHaveLength(12);
  let seen = 0;
  for (const { week, joined, generated, paid, active } of cohorts) {
    const own = { from: week, to: shiftDay(week, 6) };
    expect([week, joined, generated, paid]).toEqual([
      week,
      await count(COUNTED.joined!, own),
      await count(COUNTED.joined_generated!, own),
      await count(COUNTED.joined_paid!, own),
    ]);
    for (const [age, people] of active.entries()) {
      const [from, to] = [shiftDay(week, age * 7), shiftDay(week, age * 7 + 6)];
      const statement = `select count(distinct task_endings.user_id) from task_endings join users on users.id = task_endings.user_id
        where $in(users.email_verified_at) and (ended_at at time zone 'Asia/Jakarta')::date between '${from}' and '${to}'`;
      expect([week, age, people]).toEqual([week, age, await count(statement, own)]);
      const path = `/dashboard/users?reached=active&date_from=${from}&date_to=${to}&joined_from=${own.from}&joined_to=${own.to}`;
      expect([week, age, parse(UserList, (await admin.call('GET', path)).body).total]).toEqual([week, age, people]);
      seen += people;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

describe('the attempts that ended', () => {
  const list = async (query: string) => {
    const answer = await admin.call('GET', `/dashboard/content/endings?${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    return parse(EndingList, answer.body);
  };

  it('come newest first and once each, by page or by what came last', async () => {
    const { data, total } = await list('per_page=100');
    expect(total).toBe(data.length);
    const ids = data.map(({ id }) => id);
    expect(new Set(ids).size).toBe(total);
    const times = data.map(({ ended_at: at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const deep: string[] = [];
    for (let before: string | number | null = ''; before !== null;) {
      const page: Awaited<ReturnType<typeof list>> = await list(`per_page=7${before && `&before=${before}`}`);
      deep.push(...page.data.map(({ id }) => id));
      before = page.next;
    }
    expect(deep).toEqual(ids);
    expect((await list('per_page=7&page=2')).data.map(({ id }) => id)).toEqual(ids.slice(7, 14));
  });

  it('say how each ended and whose it was, and show what still exists', async () => {
    const { data } = await list('per_page=100');
    const again = data.filter(({ id }) => id.endsWith('/2'));
    expect(again.length).toBeGreaterThan(0);
    for (const { id } of again) expect(data.map((each) => each.id)).toContain(`${id.slice(0, -1)}1`);
    const outcomes = Object.groupBy(data, ({ outcome }) => outcome);
    expect(outcomes.failed![0]!.failure).toMatchObject({ code: 'generation_failed', message: expect.any(String) });
    expect(new Set(outcomes.stopped!.map(({ failure }) => failure!.code))).toEqual(
      new Set(['generation_cancelled', 'output_sensitive']),
    );
    for (const ending of outcomes.completed!) expect(ending.failure).toBeNull();
    for (const ending of data) {
      const isGone = ending.owner.id === people[1]!.id || ending.owner.id === people[2]!.id;
      expect([ending.id, ending.item === null]).toEqual([ending.id, isGone]);
      expect(ending.owner.is_deleted).toBe(ending.owner.id === people[1]!.id);
    }
    const one = await list(`user_id=${people[0]!.id}&per_page=100`);
    expect(one.data.map(({ id }) => id)).toEqual(
      data.filter(({ owner }) => owner.id === people[0]!.id).map(({ id }) => id),
    );
  });

  it('of a creator who deleted the item show nothing of it', async () => {
    const [mine] = (await list(`user_id=${people[0]!.id}&outcome=completed`)).data;
    await server.signInAgain(people[0]!);
    const { kind, id } = mine!.item!;
    expect((await people[0]!.call('DELETE', `/${kind}s/${id}`)).status).toBeLessThan(300);
    const shown = (await list(`user_id=${people[0]!.id}`)).data.find(({ id }) => id === mine!.id);
    expect(shown).toMatchObject({ id: mine!.id, item: null, outcome: 'completed' });
  });

  it.each([
    'outcome=all',
    'content_type=text',
    'before=1',
    'before=x/1',
    'user_id=x',
    'date_from=x',
    'page=0',
    'model_id=',
    'engine_id=',
  ])('name what is wrong with %s', async (query) => {
    const { status, body } = await admin.call('GET', `/dashboard/content/endings?${query}`);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [query.split('=')[0]]]);
  });
});
