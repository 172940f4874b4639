import type { Task } from '../../contract/generation.ts';
import { createVoucher } from '../../server/vouchers/manageVouchers.ts';
import { createAdmin } from './adminSteps.ts';
import { checkArticle } from './articleSteps.ts';
import { checkLinks, checkTemplates } from './librarySteps.ts';
import { checkProfile } from './profileSteps.ts';
import { checkDevices } from './sessionSteps.ts';
import { sweep, work } from './background.ts';
import { createNewcomer, checkGrant, stepOfNewcomer } from './notices/newcomerSteps.ts';
import { checkNotices, checkTold } from './notices/notices.ts';
import { endPause, retryGivenUp } from './operatorSteps.ts';
import { createPerson, checkView, look, type Person, VOUCHER_COINS, VOUCHER_USES } from './person.ts';
import { deliverLateNews } from './orderSteps.ts';
import { HABITS, STEPS } from './steps.ts';
import { settle } from './wishes.ts';
import { DAILY_LIMIT, STARTING_GRANT, type World } from './world.ts';

const PEOPLE = 3;
/**
 * Every so many seeds there is a crowd, for faults that only many people meet: queues, long lists, used-up vouchers.
 */
const CROWD = { everySeeds: 251, people: 200, newcomers: 40, stepsEach: 3 };
/**
 * Most runs are short: many different starts find more than long runs; some long ones find what needs a long history.
 */
const LONG_RUNS = 0.2;
/** The share of steps that are one person's habit, in runs of a few people. */
const HABITUAL = 0.4;
/** The shares of steps after which the work under way goes on: the next step of a habit mostly needs what it brings. */
const WORKING = { habit: 0.9, other: 0.35 };
/** The share of steps in which a new user acts too. */
const NEWCOMERS = 0.35;
/** The share of steps after which a pause is ended. */
const PAUSES_END = 0.2;
/** Seconds until a session is renewed. */
const SESSION_LASTS = 600;
/** Rounds without faults in which everything under way must end. */
const CALM_ROUNDS = 4;

/**
 * One run: a few people, or a crowd, act randomly while faults happen; then the faults stop, everything under way ends,
 * and the result is compared with what was promised.
 * @returns what is wrong, in words; empty when all is right
 */
export async function runSeed(world: World, seed: number): Promise<string[]> {
  const { chaos } = world;
  await world.begin(seed);
  await createAdmin(world);
  await openVoucher(world, seed);
  const people: Person[] = [];
  const isCrowd = seed % CROWD.everySeeds === 0;
  while (people.length < (isCrowd ? CROWD.people : PEOPLE)) people.push(await createPerson(world));

  const { newcomers } = world.notices;
  while (newcomers.length < (isCrowd ? CROWD.newcomers : 1)) newcomers.push(await createNewcomer(world));

  const wrong: string[] = [];
  const few = chaos.random.chance(LONG_RUNS) ? 20 + chaos.random.below(21) : 4 + chaos.random.below(9);
  const steps = isCrowd ? CROWD.people * CROWD.stepsEach : few;
  const habit = chaos.random.pick(HABITS)!;
  let habitual = 0;
  for (let step = 0; step < steps && wrong.length === 0; step += 1) {
    world.notices.turn += 1;
    const isHabit = !isCrowd && chaos.random.chance(HABITUAL);
    const person = isHabit ? people[0]! : chaos.random.pick(people)!;
    await staySignedIn(world, person);
    const act = isHabit ? habit[habitual++ % habit.length]! : chaos.random.pick(STEPS)!;
    const found = await act(world, person);
    if (found) wrong.push(found);
    if (chaos.random.chance(NEWCOMERS)) {
      const strange = await stepOfNewcomer(world);
      if (strange) wrong.push(strange);
    }
    if (world.pause && chaos.random.chance(PAUSES_END)) {
      const accepted = await endPause(world);
      if (accepted) wrong.push(accepted);
    }
    if (chaos.random.chance(isHabit ? WORKING.habit : WORKING.other)) await work(world, people, { rounds: 1 });
    if (chaos.random.chance(0.05)) await sweep(world);
    if (chaos.random.chance(0.1)) await deliverLateNews(world);
    passTime(world);
    if (chaos.happens('the process dies', 0.012)) await world.restart();
    if (chaos.random.chance(0.3)) {
      await staySignedIn(world, person);
      wrong.push(...(await checkAll(world, [person])));
    }
    wrong.push(...world.notices.wrong);
  }
  if (wrong.length > 0) return wrong;

  chaos.calm();
  const accepted = await endPause(world);
  if (accepted) return [accepted];
  await comeToRest(world, people);
  return [
    ...world.notices.wrong,
    ...(await checkAll(world, people, { isOver: true })),
    ...(await checkEnd(world, people)),
  ];
}

function passTime({ chaos, clock }: World): void {
  clock.advance(chaos.random.pick([1, 2, 5, 30, 300])!);
  const leap = chaos.random.pick([3600, 26 * 3600, -90])!;
  if (chaos.happens(leap > 0 ? 'the clock leaps ahead' : 'the clock is put back', 0.06)) clock.advance(leap);
}

async function staySignedIn(world: World, person: Person): Promise<void> {
  const age = world.clock.now().getTime() - person.signedInAt;
  if (age > SESSION_LASTS * 1000) await renew(world, person);
}

/** Without an answer it is retried at the next step. */
async function renew(world: World, person: Person): Promise<void> {
  const isRenewed = await world
    .server()
    .signInAgain(person.account)
    .then(
      () => true,
      () => false,
    );
  if (isRenewed) person.signedInAt = world.clock.now().getTime();
}

async function openVoucher(world: World, seed: number): Promise<void> {
  const { database } = world.server().services;
  const { admin } = world;
  const code = `SIM${seed}X${world.clock.now().getTime()}`;
  const voucher = { code, credits: VOUCHER_COINS, max_uses: VOUCHER_USES, note: '' };
  const { id } = await createVoucher({
    database,
    clock: world.clock,
    adminId: admin.account.id,
    voucher: voucher as never,
  });
  world.vouchers = [{ code, id, isStopped: false }];
}

/**
 * Repeats unanswered requests until all are answered, then runs the work until everything has ended, at its deadline at
 * the latest.
 */
async function comeToRest(world: World, people: readonly Person[]): Promise<void> {
  const { clock } = world;
  for (const person of people) {
    for (let tries = 0; person.unanswered.length > 0 && tries < 30; tries += 1) {
      await renew(world, person);
      await settle(world, person, person.unanswered[0]!);
      clock.advance(61);
    }
  }
  if (world.notices.givenUp.size > 0) await retryGivenUp(world);
  for (let round = 0; round < CALM_ROUNDS; round += 1) {
    await work(world, people, { rounds: 3 });
    await sweep(world);
    // Longer than the waits between tries of webhooks, the expiry of orders, and the deadlines of tasks that never end.
    clock.advance(2100);
  }
  for (const seconds of [6 * 3600, 25 * 3600]) {
    clock.advance(seconds);
    await work(world, people, { rounds: 2 });
    await sweep(world);
  }
  // The last webhooks arrive long after the sweep has found their payments.
  while (world.lateNews.length > 0) await deliverLateNews(world);
  await work(world, people, { rounds: 1 });
  for (const person of people) await renew(world, person);
}

async function checkAll(world: World, people: readonly Person[], { isOver = false } = {}): Promise<string[]> {
  const wrong: string[] = [];
  for (const person of people) {
    const view = await look(world, person);
    if (!view && isOver) wrong.push('a screen is not answered although nothing fails any more');
    if (view) wrong.push(...checkView(world, person, view));
    const today = view?.items.filter((item) => isToday(world, item) && item.status !== 'failed') ?? [];
    if (today.length > DAILY_LIMIT) wrong.push(`${today.length} items on one day`);
    if (!view || !isOver) continue;
    for (const item of view.items)
      if (item.status !== 'completed' && item.status !== 'failed') wrong.push(`item ${item.id} never ended`);
    for (const { topup_id: id, state } of view.orders)
      if (person.paid.has(id) !== (state === 'completed'))
        wrong.push(`order ${id} was ${person.paid.has(id) ? 'paid' : 'not paid'} and is ${state}`);
    if (person.unanswered.length > 0) wrong.push('a request is never answered');
    wrong.push(...checkTold(world.notices, person, view));
  }
  return wrong;
}

/** Whether it was requested today, in Jakarta. */
function isToday({ clock }: World, item: Task): boolean {
  const dayOf = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  return dayOf(new Date(item.created_at)) === dayOf(clock.now());
}

/** Checks what no single screen shows: voucher uses, the daily limit and the files. */
async function checkEnd(world: World, people: readonly Person[]): Promise<string[]> {
  const wrong: string[] = [];
  wrong.push(...checkNotices(world.notices));
  for (const newcomer of world.notices.newcomers) {
    const found = await checkGrant(world, newcomer, STARTING_GRANT);
    if (found) wrong.push(found);
    wrong.push(...(await checkDevices(world, newcomer)));
  }
  for (const article of world.articles) {
    const found = await checkArticle(world, article);
    if (found) wrong.push(found);
  }
  for (const { code } of world.vouchers) {
    const redeemed = people.filter((person) => person.redeemed.has(code)).length;
    if (redeemed > VOUCHER_USES) wrong.push(`${redeemed} redeemed a voucher for ${VOUCHER_USES}`);
  }
  for (const person of people) {
    const { access_token: token } = person.account.tokens;
    const limit = await world.call<{ data: { used: number } }>(token, 'GET', '/rate-limit/status');
    const used = limit?.body.data.used ?? -1;
    // Days have passed since the last request.
    if (used !== 0) wrong.push(`${used} of ${DAILY_LIMIT} items are used on a day without any`);
    const view = await look(world, person);
    wrong.push(...(await checkLinks(world, person)), ...(await checkTemplates(world, person)));
    wrong.push(...(await checkProfile(world, person)), ...(await checkDevices(world, person)));
    for (const media of view?.items.flatMap(({ media, panels }) => [media, ...panels.slice(1)]) ?? []) {
      if (!media) continue;
      const file = await fetch(world.server().url + media.url).catch(() => null);
      const size = (await file?.arrayBuffer())?.byteLength;
      if (size !== media.size_bytes) wrong.push(`a file has ${size} bytes instead of ${media.size_bytes}`);
    }
  }
  return wrong;
}
