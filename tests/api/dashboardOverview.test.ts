/** Every figure of the overview equals the list behind it and a full count of the rows. */
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AnalyticsReply,
  CreatorList,
  HomeReply,
  GivenList,
  UserList,
  UserAnalyticsReply,
} from '../../contract/dashboard.ts';
import type { Topup } from '../../contract/payments.ts';
import { verifyRollup } from '../../server/dashboard/rollup/checkRollup.ts';
import { personDays, personTotals, rollupState } from '../../server/dashboard/rollup/rollupTables.ts';
import { shiftDay } from '../../server/dashboard/overview/rangeOf.ts';
import { backfillCharges } from '../../server/generation/coins/backfillCharges.ts';
import { AGO, openOverview } from '../support/overviewPage.ts';
import type { TestClock } from '../support/testClock.ts';
import type { TestAccount, TestServer } from '../support/testServer.ts';

let page: Awaited<ReturnType<typeof openOverview>>;
let clock: TestClock;
let server: TestServer;
let admin: TestAccount;
let ayu: TestAccount;
let topup: Topup;
let today: string;
const verify = () => verifyRollup({ database: server.services.database, clock });

beforeAll(async () => {
  page = await openOverview();
  ({ clock, server, admin, ayu, topup, today } = page);
});
afterAll(() => server.close());
beforeEach(() => server.signInAgain(admin));

describe('the overview', () => {
  it('adds a range up beside the one before', async () => {
    const { figures, range, before, counted_at: at } = await page.readOverview('?range=7d');
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
    const { figures, range } = await page.readOverview('?range=30d');
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
    const active = async (query: string) => (await page.readOverview(query)).figures.active_creators.value;
    expect([await active('?range=today'), await active('?range=30d'), await active('?range=90d')]).toEqual([0, 2, 2]);
    const own = (from: number, to: number) => `?date_from=${shiftDay(today, -from)}&date_to=${shiftDay(today, -to)}`;
    expect(await active(own(AGO.ayu, AGO.ayu))).toBe(1);
    expect(await active(own(AGO.ayu, AGO.again))).toBe(2);
    expect((await page.readOverview(own(AGO.ayu, AGO.again))).figures.generations.value).toBe(3);
    expect((await page.readOverview('')).range.days).toBe(7);
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

  it('says which ranges there are', async () => {
    for (const query of ['date_from=2026-11-01', 'date_from=2026-11-02&date_to=2026-11-01']) {
      const { body } = await admin.call('GET', `/dashboard/overview?${query}`);
      expect(body.message).toBe('Give both days, the first one first, and at most 366 days.');
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
    const { figures } = await page.readOverview('?range=30d');
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
    await page.count();
    expect(await database.select().from(personTotals).where(eq(personTotals.userId, ayu.id))).not.toEqual([]);
    expect(await read()).toEqual(kept);
    // Counting continues every minute, and adds no day twice.
    await page.count();
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
    const before = await page.readOverview('?range=30d');
    await server.services.database.execute('delete from tasks');
    await page.count();
    expect((await page.readOverview('?range=30d')).figures).toEqual(before.figures);
  });
});
