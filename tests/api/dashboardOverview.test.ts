/**
 * Every figure of the overview equals the list behind it and a full count of the rows. The totals kept for speed are
 * verified daily: the check names what differs, and a recount corrects it.
 */
import { eq, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AnalyticsReply,
  CreatorList,
  HomeReply,
  type Overview,
  GivenList,
  OverviewReply,
  UserList,
  UserAnalyticsReply,
} from '../../contract/dashboard.ts';
import type { Topup } from '../../contract/payments.ts';
import { checkRollupDaily, verifyRollup } from '../../server/dashboard/rollup/checkRollup.ts';
import { dayTotals, personDays, personTotals, rollupState } from '../../server/dashboard/rollup/rollupTables.ts';
import { countPersons } from '../../server/dashboard/rollup/personTotals.ts';
import { runRollup } from '../../server/dashboard/rollup/runRollup.ts';
import { activeGapsOf } from '../../server/dashboard/rollup/totals.ts';
import { readFigures } from '../../server/dashboard/overview/readFigures.ts';
import { rangeOf, shiftDay } from '../../server/dashboard/overview/rangeOf.ts';
import { readActive } from '../../server/dashboard/overview/readTotals.ts';
import { recordPayment } from '../../server/payments/recordPayment.ts';
import { paymentAttempts } from '../../server/payments/tables.ts';
import { backfillCharges } from '../../server/generation/coins/backfillCharges.ts';
import { make } from '../support/dashboard.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { testLog } from '../support/testLog.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clock: TestClock;
let engine: StagedEngine;
let admin: TestAccount;
let ayu: TestAccount;
let today: string;
let topup: Topup;
/** Ayu is active on the first day, Ayu and Budi eight days later; today nothing happens but a visit. */
const AGO = { ayu: 10, again: 2 };

const count = async () => {
  const { database } = server.services;
  await runRollup({ database, clock });
  await countPersons({ database, clock });
};
const recount = async () => {
  const { database } = server.services;
  await runRollup({ database, clock, isAnew: true });
  await countPersons({ database, clock });
};
const verify = () => verifyRollup({ database: server.services.database, clock });

beforeAll(async () => {
  clock = createTestClock();
  engine = await createStagedEngine();
  server = await createTestServer({ clock, engines: [engine], isWorking: false });
  ayu = await server.signUp();
  await make(server, { creator: ayu, kind: 'image', prompt: 'Satu' });
  await make(server, { creator: ayu, kind: 'video', prompt: 'Dua' });
  await count();
  clock.advance((AGO.ayu - AGO.again) * 24 * 3600);
  const budi = await server.signUp();
  await server.signInAgain(ayu);
  await make(server, { creator: ayu, kind: 'image', prompt: 'Tiga' });
  engine.stage('Empat', { state: 'failed', code: 'generation_failed' });
  await make(server, { creator: budi, kind: 'image', prompt: 'Empat' });
  topup = await buy(budi);
  clock.advance(AGO.again * 24 * 3600);
  today = new Date(clock.now().getTime() + 7 * 3600_000).toISOString().slice(0, 10);
  admin = await server.signUp({ role: 'admin' });
  await count();
});
afterAll(() => server.close());
beforeEach(() => server.signInAgain(admin));

async function buy(buyer: TestAccount): Promise<Topup> {
  const { body } = await buyer.call<{ data: Topup }>('POST', '/credits/topup/virtual-account', {
    package_id: 'coins-250',
    channel: 'BCA_VIRTUAL_ACCOUNT',
  });
  const [attempt] = await server.services.database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.topupId, body.data.topup_id));
  const payment = {
    paymentId: 'pay-satu',
    reference: attempt!.reference,
    amount: body.data.order.total_payment,
    currency: 'IDR',
    paidAt: clock.now(),
  };
  expect(await recordPayment({ deps: server.services.payments, payment, via: 'poll' })).toBe('credited');
  return body.data;
}

async function overview(query = ''): Promise<Overview> {
  const answer = await admin.call('GET', `/dashboard/overview${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return parse(OverviewReply, answer.body).data;
}

describe('the overview', () => {
  it('adds a range up beside the one before', async () => {
    const { figures, range, before, counted_at: at } = await overview('?range=7d');
    expect([range, before]).toEqual([
      { from: shiftDay(today, -6), to: today, days: 7 },
      { from: shiftDay(today, -13), to: shiftDay(today, -7), days: 7 },
    ]);
    expect(at).toBe(clock.now().toISOString());
    expect(figures).toMatchObject({
      joined: { value: 2, before: 1 },
      active_creators: { value: 2, before: 1 },
      generations: { value: 1, before: 2 },
      videos: { value: 0, before: 1 },
      images: { value: 1, before: 1 },
      failed: { value: 1, before: 0 },
      success_rate: { value: 0.5, before: 1 },
      coins_sold: { value: 250, before: 0 },
      payments: { value: 1, before: 0 },
      revenue: { value: topup.order.subtotal, before: 0 },
      fees: { value: topup.order.platform_fee, before: 0 },
      vat: { value: topup.order.vat, before: 0 },
      paid_total: { value: topup.order.total_payment, before: 0 },
      joined_generated: { value: 0, before: 1 },
      joined_paid: { value: 1, before: 0 },
    });
    expect(figures.coins_returned.value).toBeGreaterThan(0);
    expect(figures.coins_spent.value).toBeGreaterThan(0);
    expect(figures.coins_given.value).toBe(2000 + topup.order.bonus_credits);
    expect(figures.wait_p50.value).not.toBeNull();
  });

  it('has, behind each figure of granted coins and of the conversion, exactly the list that it counts', async () => {
    const { figures, range } = await overview('?range=30d');
    const dates = `date_from=${range.from}&date_to=${range.to}`;
    const given = async (query: string) => {
      const answer = await admin.call('GET', `/dashboard/credits/given?${query}`);
      expect([query, answer.status]).toEqual([query, 200]);
      return parse(GivenList, answer.body);
    };
    const { data, total } = await given(dates);
    expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(figures.coins_given.value);
    expect(total).toBe(data.length);
    expect(data.map(({ at }) => at)).toEqual(data.map(({ at }) => at).toSorted((one, two) => (one < two ? 1 : -1)));
    expect((await given(`${dates}&kind=bonus`)).data).toMatchObject([
      { kind: 'bonus', amount: topup.order.bonus_credits, user: { id: expect.any(String) } },
    ]);
    expect((await given(`user_id=${ayu.id}`)).data).toMatchObject([{ kind: 'grant', user: { id: ayu.id } }]);
    expect((await given(`date_to=${shiftDay(range.from, -1)}`)).data).toEqual([]);
    const deep: number[] = [];
    for (let before: number | string | null = ''; before !== null;) {
      const page: Awaited<ReturnType<typeof given>> = await given(
        `${dates}&per_page=1${before === '' ? '' : `&before=${before}`}`,
      );
      deep.push(...page.data.map(({ id }) => id));
      before = page.next;
    }
    expect(deep).toEqual(data.map(({ id }) => id));

    for (const [step, figure] of [
      ['joined', figures.joined],
      ['generated', figures.joined_generated],
      ['paid', figures.joined_paid],
    ] as const) {
      const answer = await admin.call('GET', `/dashboard/users?reached=${step}&${dates}`);
      expect([step, parse(UserList, answer.body).total]).toEqual([step, figure.value]);
    }
    for (const query of ['kind=settle', 'kind=', 'before=x', 'date_from=x'])
      expect((await admin.call('GET', `/dashboard/credits/given?${query}`)).status).toBe(422);
    for (const wrong of ['reached=all', 'joined_from=x', 'joined_to=2026-02-30']) {
      const { status, body } = await admin.call('GET', `/dashboard/users?${wrong}`);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [wrong.split('=')[0]]]);
    }
  });

  it('takes today, 7, 30, 90 days or any two dates', async () => {
    const active = async (query: string) => (await overview(query)).figures.active_creators.value;
    expect([await active('?range=today'), await active('?range=30d'), await active('?range=90d')]).toEqual([0, 2, 2]);
    const own = (from: number, to: number) => `?date_from=${shiftDay(today, -from)}&date_to=${shiftDay(today, -to)}`;
    expect(await active(own(AGO.ayu, AGO.ayu))).toBe(1);
    expect(await active(own(AGO.ayu, AGO.again))).toBe(2);
    expect((await overview(own(AGO.ayu, AGO.again))).figures.generations.value).toBe(3);
    expect((await overview('')).range.days).toBe(7);
  });

  it.each([
    ['range=week', 'range'],
    ['date_from=2026-11-01', 'date_to'],
    ['date_to=2026-11-01', 'date_to'],
    ['date_from=2026-11-02&date_to=2026-11-01', 'date_to'],
    ['date_from=2020-01-01&date_to=2026-11-01', 'date_to'],
    ['date_from=x&date_to=2026-11-01', 'date_from'],
  ])('names what is wrong with %s', async (query, field) => {
    for (const path of ['overview', 'analytics']) {
      const answer = await admin.call('GET', `/dashboard/${path}?${query}`);
      expect([path, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([path, 422, [field]]);
    }
  });

  it('gives the same sums by day, model, waiting time, conversion and cohort', async () => {
    const answer = await admin.call('GET', '/dashboard/analytics?range=30d');
    const charts = parse(AnalyticsReply, answer.body).data;
    expect(charts.days).toHaveLength(30);
    const day = (ago: number) => charts.days.find((row) => row.day === shiftDay(today, -ago))!;
    expect(day(AGO.ayu)).toMatchObject({ videos: 1, images: 1, failed: 0, active: 1, joined: 1, payments: 0 });
    expect(day(AGO.again)).toMatchObject({
      videos: 0,
      images: 1,
      failed: 1,
      active: 2,
      joined: 1,
      payments: 1,
      coins_sold: 250,
    });
    const sum = (pick: (row: (typeof charts.days)[number]) => number) =>
      charts.days.reduce((total, row) => total + pick(row), 0);
    const { figures } = await overview('?range=30d');
    expect(sum((row) => row.videos + row.images)).toBe(figures.generations.value);
    expect(sum((row) => row.coins_spent)).toBe(figures.coins_spent.value);
    expect(sum((row) => row.revenue)).toBe(figures.revenue.value);
    expect(charts.models.map(({ kind, completed, failed }) => [kind, completed, failed])).toEqual(
      expect.arrayContaining([
        ['image', 2, 1],
        ['video', 1, 0],
      ]),
    );
    expect(charts.conversion).toEqual({ joined: 3, generated: 1, paid: 1 });
    expect(charts.waiting.map(({ kind, count: waited }) => [kind, waited])).toEqual([
      ['video', 1],
      ['image', 2],
    ]);
    expect(charts.cohorts).toHaveLength(12);
    expect(charts.cohorts.reduce((total, { joined }) => total + joined, 0)).toBe(3);
    const withAyu = charts.cohorts.find(({ generated }) => generated === 1)!;
    expect(withAyu.active[0]).toBeGreaterThanOrEqual(1);
    expect(withAyu.active.reduce((total, people) => total + people, 0)).toBeGreaterThanOrEqual(2);
  });

  it('begins with today, what needs attention and what was made last', async () => {
    const home = parse(HomeReply, (await admin.call('GET', '/dashboard/')).body).data;
    expect(home.today.joined).toEqual({ value: 1, before: 0 });
    expect(home.latest.map(({ prompt }) => prompt)).toEqual(['Empat', 'Tiga', 'Dua', 'Satu']);
    expect(Array.isArray(home.concerns)).toBe(true);
  });

  it('says the same about a person, whether their days are stored or counted', async () => {
    const { database } = server.services;
    const read = async () => {
      const answer = await admin.call('GET', `/dashboard/users/${ayu.id}/analytics`);
      return parse(UserAnalyticsReply, answer.body).data;
    };
    const kept = await read();
    expect(await database.select().from(personTotals).where(eq(personTotals.userId, ayu.id))).not.toEqual([]);
    expect(await database.select().from(personDays).where(eq(personDays.userId, ayu.id))).toHaveLength(2);
    expect(kept).toMatchObject({
      images: { completed: 2, failed: 0 },
      videos: { completed: 1 },
      success_rate: 1,
    });
    expect(kept.coins.spent).toBeGreaterThan(0);
    expect(kept.days.find(({ day }) => day === shiftDay(today, -AGO.ayu))).toMatchObject({ items: 2 });
    expect(kept.days.find(({ day }) => day === shiftDay(today, -AGO.again))).toMatchObject({ items: 1 });
    expect(kept.days.reduce((sum, { coins }) => sum + coins, 0)).toBe(kept.coins.spent);
    await database.delete(personTotals);
    await database.delete(personDays);
    await database.delete(rollupState).where(eq(rollupState.name, 'people'));
    expect(await read()).toEqual(kept);
    await count();
    expect(await database.select().from(personTotals).where(eq(personTotals.userId, ayu.id))).not.toEqual([]);
    expect(await read()).toEqual(kept);
    // Counting continues every minute, and adds no day twice.
    await count();
    expect(await read()).toEqual(kept);
  });

  it('stores with each item what the ledger charged for it, and can do without, too', async () => {
    const { database } = server.services;
    const charged = async () => {
      const answer = await admin.call('GET', `/dashboard/content/users?user_id=${ayu.id}`);
      return parse(CreatorList, answer.body).data[0]!.coins_charged;
    };
    const kept = await charged();
    const use = await admin.call('GET', `/dashboard/users/${ayu.id}/analytics`);
    expect(kept).toBe(parse(UserAnalyticsReply, use.body).data.coins.spent);
    await database.execute('update tasks set charged = null where user_id = ' + `'${ayu.id}'`);
    expect(await charged()).toBe(kept);
    expect(await verify()).toMatchObject({ problems: [] });
    expect([await backfillCharges(database), await backfillCharges(database)]).toEqual([3, 0]);
    expect(await charged()).toBe(kept);
    expect(await verify()).toMatchObject({ problems: [] });
    await database.execute(`update tasks set charged = price + 1 where prompt = 'Tiga'`);
    expect((await verify()).problems).toEqual([
      expect.stringMatching(/^coins of item .*: \d+ kept, \d+ in the ledger$/),
    ]);
    await database.execute(`update tasks set charged = price where prompt = 'Tiga'`);
    expect(await charged()).toBe(kept);
  });

  it('does not change when items are deleted for good', async () => {
    const before = await overview('?range=30d');
    await server.services.database.execute('delete from tasks');
    await count();
    expect((await overview('?range=30d')).figures).toEqual(before.figures);
  });
});

describe('the daily check of the totals', () => {
  const range = () => rangeOf({ range: '30d' }, clock.now());

  it('adds the distinct people of any days up as a plain count does', async () => {
    const rollback = new Error('only looked at');
    const looked = server.services.database.transaction(async (transaction) => {
      // Each of forty people on days of their own, some often, some after a pause of months.
      await transaction.execute(sql`delete from active_days; delete from active_gaps`);
      await transaction.execute(sql`
        insert into active_days (user_id, day, previous_day)
        select user_id, day, lag(day) over (partition by user_id order by day) from (
          select lpad(person::text, 32, '0')::uuid as user_id, date '2025-12-01' + day as day
          from generate_series(1, 40) person, generate_series(0, 121) day
          where (day * 7919 + person * 104729) % (3 + person * 3) = 0) active`);
      const all = { from: '2025-12-01', to: '2026-04-02' };
      await transaction.execute(sql`insert into active_gaps ${activeGapsOf(all)}`);
      let compared = 0;
      for (let from = all.from; from <= all.to; from = shiftDay(from, 5))
        for (let to = from; to <= all.to; to = shiftDay(to, 7)) {
          const { rows } = await transaction.execute<{ people: number }>(
            sql`select count(distinct user_id)::int as people from active_days where day between ${from} and ${to}`,
          );
          expect([from, to, await readActive(transaction, { from, to })]).toEqual([from, to, rows[0]!.people]);
          compared += rows[0]!.people > 0 ? 1 : 0;
        }
      expect(compared).toBeGreaterThan(100);
      throw rollback;
    });
    await expect(looked).rejects.toThrow(rollback);
  });

  it('agrees with a full count, before and after a recount of everything', async () => {
    expect(await verify()).toMatchObject({ problems: [] });
    expect((await verify()).days).toBeGreaterThan(5);
    const kept = await readFigures(server.services.database, range());
    await recount();
    expect(await readFigures(server.services.database, range())).toEqual(kept);
    expect(await verify()).toMatchObject({ problems: [] });
  });

  it('names each total, person and charge that differs, shows it, and finds nothing after a recount', async () => {
    const { database } = server.services;
    await database.update(dayTotals).set({ value: 7 }).where(eq(dayTotals.metric, 'revenue'));
    await database.execute(`delete from active_days`);
    await database.execute(`update milestones set first_topup_at = null`);
    await database.execute(`update person_totals set value = value + 1 where metric = 'coins'`);
    await database.execute(`update person_days set items = items + 1`);
    const { problems } = await verify();
    expect(problems.some((problem) => /revenue subtotal: 7 kept, \d+ counted/.test(problem))).toBe(true);
    expect(problems.some((problem) => problem.includes('is missing'))).toBe(true);
    expect(problems.some((problem) => problem.startsWith('milestones of'))).toBe(true);
    expect(problems.some((problem) => /coins hold\|settle of .*: -?\d+ kept, -?\d+ counted/.test(problem))).toBe(true);
    expect(problems.some((problem) => /: 3 items, \d+ coins kept, 2 items, \d+ coins counted/.test(problem))).toBe(
      true,
    );
    expect(await checkRollupDaily({ database, clock, log: testLog })).toBe(true);
    expect(await checkRollupDaily({ database, clock, log: testLog })).toBe(false);
    expect((await overview()).check).toMatchObject({ state: 'differs' });
    await recount();
    expect(await checkRollupDaily({ database, clock, log: testLog, isAsked: true })).toBe(true);
    expect((await overview()).check).toMatchObject({ state: 'agrees', problems: [] });
  });

  it('counts people again when an older release has lost the date up to which they were counted', async () => {
    const { database } = server.services;
    await database.execute(`delete from rollup_state`);
    await count();
    expect(await verify()).toMatchObject({ problems: [] });
  });

  it('mends the days that a process of an older release counted', async () => {
    const { database } = server.services;
    await server.signInAgain(ayu);
    await make(server, { creator: ayu, kind: 'image', prompt: 'Lima' });
    clock.advance(24 * 3600);
    await server.signInAgain(ayu);
    await make(server, { creator: ayu, kind: 'image', prompt: 'Enam' });
    await database.execute(`
      insert into active_days (day, user_id)
      select distinct (ended_at at time zone 'Asia/Jakarta')::date, user_id from task_endings on conflict do nothing`);
    await database.execute(`
      insert into day_totals select distinct day, 'active', '7', 1 from active_days
      where day >= (select max(day) from active_gaps)`);
    clock.advance(24 * 3600);
    const until = clock.now().toISOString();
    await database.execute(`update rollup_state set counted_at = '${until}' where name = 'totals'`);
    clock.advance(24 * 3600);
    await count();
    expect(await verify()).toMatchObject({ problems: [] });
  });

  it('leaves nothing out of a person’s figures after the clock was ahead and was set back', async () => {
    clock.advance(3 * 24 * 3600);
    await count();
    clock.advance(-3 * 24 * 3600);
    await server.signInAgain(ayu);
    await make(server, { creator: ayu, kind: 'image', prompt: 'Tujuh' });
    await count();
    clock.advance(4 * 24 * 3600);
    await count();
    expect(await verify()).toMatchObject({ problems: [] });
  });

  it('keeps people who deleted their account in the conversion figure and in its list', async () => {
    const leaver = await server.signUp();
    await make(server, { creator: leaver, kind: 'image', prompt: 'Pamit' });
    expect((await leaver.call('DELETE', '/me', { confirm_email: leaver.email })).status).toBe(204);
    await count();
    const { figures, range } = await overview('?range=today');
    for (const [step, figure] of [
      ['joined', figures.joined],
      ['generated', figures.joined_generated],
    ] as const) {
      const answer = await admin.call(
        'GET',
        `/dashboard/users?reached=${step}&date_from=${range.from}&date_to=${range.to}`,
      );
      const { data, total } = parse(UserList, answer.body);
      expect([step, total]).toEqual([step, figure.value]);
      expect(data.find(({ id }) => id === leaver.id)).toMatchObject({ is_deleted: true, full_name: '' });
    }
    const all = parse(UserList, (await admin.call('GET', '/dashboard/users')).body);
    expect(all.data.map(({ id }) => id)).not.toContain(leaver.id);
  });
});
