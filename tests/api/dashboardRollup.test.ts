/**
 * The totals that the overview is read from are verified daily: the check names what differs, a recount corrects it, and
 * neither the clock nor an older release beside leaves anything out.
 */
import { eq, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserList } from '../../contract/dashboard.ts';
import { checkRollupDaily, verifyRollup } from '../../server/dashboard/rollup/checkRollup.ts';
import { dayTotals } from '../../server/dashboard/rollup/rollupTables.ts';
import { activeGapsOf } from '../../server/dashboard/rollup/totals.ts';
import { readFigures } from '../../server/dashboard/overview/readFigures.ts';
import { rangeOf, shiftDay } from '../../server/dashboard/overview/rangeOf.ts';
import { readActive } from '../../server/dashboard/overview/readTotals.ts';
import { make } from '../support/dashboard.ts';
import { openOverview } from '../support/overviewPage.ts';
import type { TestClock } from '../support/testClock.ts';
import { testLog } from '../support/testLog.ts';
import type { TestAccount, TestServer } from '../support/testServer.ts';

let page: Awaited<ReturnType<typeof openOverview>>;
let clock: TestClock;
let server: TestServer;
let admin: TestAccount;
let ayu: TestAccount;
const verify = () => verifyRollup({ database: server.services.database, clock });

beforeAll(async () => {
  page = await openOverview();
  ({ clock, server, admin, ayu } = page);
});
afterAll(() => server.close());
beforeEach(() => server.signInAgain(admin));

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
    await page.count({ isAnew: true });
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
    expect((await page.readOverview()).check).toMatchObject({ state: 'differs' });
    await page.count({ isAnew: true });
    expect(await checkRollupDaily({ database, clock, log: testLog, isAsked: true })).toBe(true);
    expect((await page.readOverview()).check).toMatchObject({ state: 'agrees', problems: [] });
  });

  it('counts people again when an older release has lost the date up to which they were counted', async () => {
    const { database } = server.services;
    await database.execute(`delete from rollup_state`);
    await page.count();
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
    await page.count();
    expect(await verify()).toMatchObject({ problems: [] });
  });

  it('leaves nothing out of a person’s figures after the clock was ahead and was set back', async () => {
    clock.advance(3 * 24 * 3600);
    await page.count();
    clock.advance(-3 * 24 * 3600);
    await server.signInAgain(ayu);
    await make(server, { creator: ayu, kind: 'image', prompt: 'Tujuh' });
    await page.count();
    clock.advance(4 * 24 * 3600);
    await page.count();
    expect(await verify()).toMatchObject({ problems: [] });
  });

  it('keeps people who deleted their account in the conversion figure and in its list', async () => {
    const leaver = await server.signUp();
    await make(server, { creator: leaver, kind: 'image', prompt: 'Pamit' });
    expect((await leaver.call('DELETE', '/me', { confirm_email: leaver.email })).status).toBe(204);
    await page.count();
    const { figures, range } = await page.readOverview('?range=today');
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
