import type { ErrorBody } from '../../contract/errorBody.ts';
import type { Task } from '../../contract/generation.ts';
import type { ApiAnswer } from '../support/testServer.ts';
import { changeVouchers, correctCoins, deactivate } from './adminSteps.ts';
import { keepTemplate, makeBatchAgain, markFavourite, removeMany, share } from './librarySteps.ts';
import { CUT_OUT, drawMake, ONE_CLIP } from './makes.ts';
import { askForTest, signOut, subscribe, switchNotices } from './notices/browserSteps.ts';
import { correctCutOut, download, prepareWords } from './mediaSteps.ts';
import { checkBooks, lendAHand, noteAccepted, pauseMaking } from './operatorSteps.ts';
import { checkOrder, giveUpOrder, order, pay, simulatePayment } from './orderSteps.ts';
import { noteAskedAgain, type Person, readItems } from './person.ts';
import { changeProfile } from './profileSteps.ts';
import { writeArticles } from './articleSteps.ts';
import { changeRole, checkAdminCalls, useWork } from './roleSteps.ts';
import { useDevice } from './sessionSteps.ts';
import { acceptPrice, askForPrice, changePrices } from './priceSteps.ts';
import { removeAsAdmin, reportShared } from './removalSteps.ts';
import { createWish, planBreak, send, settle, wishFor } from './wishes.ts';
import type { World } from './world.ts';

/** Steps that most runs do without, so that the others keep their share. */
function doSomethingElse(world: World, person: Person): Promise<string | undefined | void> {
  const { random } = world.chaos;
  return random.pick([
    checkOrder,
    keepTemplate,
    correctCoins,
    changeVouchers,
    deactivate,
    removeAsAdmin,
    reportShared,
    pauseMaking,
    lendAHand,
    lendAHand,
    checkBooks,
    changePrices,
    askForPrice,
    acceptPrice,
    simulatePayment,
    changeProfile,
    changeRole,
    useWork,
    writeArticles,
    useDevice,
    correctCutOut,
    download,
    prepareWords,
  ])!(world, person);
}

/** What people do; a step listed more often is drawn more often. */
export const STEPS = [
  ask,
  ask,
  ask,
  ask,
  ask,
  askTwiceAtOnce,
  askAgainUnderTheKey,
  askOtherwiseUnderTheKey,
  cancel,
  cancel,
  makeAgain,
  remove,
  bringBack,
  redeem,
  order,
  order,
  order,
  pay,
  pay,
  pay,
  giveUpOrder,
  makeBatchAgain,
  removeMany,
  markFavourite,
  share,
  ...Array.from({ length: 8 }, () => doSomethingElse),
  retryUnanswered,
  subscribe,
  subscribe,
  switchNotices,
  askForTest,
  signOut,
];

/**
 * Ways of one person of a run, each step after the one before it, from the start again at the end: what only shows when
 * a few steps follow each other would be too seldom among all. They lead to every call that needs something before it.
 */
export const HABITS = [
  [order, pay, checkOrder, lendAHand, order, giveUpOrder, simulatePayment, lendAHand],
  [askForClip, cancel, makeAgain, cancel, makeBatchAgain, makeAgain],
  [ask, share, reportShared, share, share, reportShared],
  [askForCutOut, correctCutOut, download, correctCutOut, download, prepareWords],
  [subscribe, switchNotices, askForTest, signOut, subscribe, deactivate],
  [ask, removeAsAdmin, removeAsAdmin, askForClip, remove, bringBack],
  [keepTemplate, keepTemplate, keepTemplate, pauseMaking, ask, makeAgain],
  [useDevice, useDevice, useDevice, changeRole, useDevice, checkAdminCalls],
  [ask, writeArticles, useWork, writeArticles, writeArticles, writeArticles],
  [changePrices, askForPrice, acceptPrice, changePrices, acceptPrice, makeAgain],
];

function ask(world: World, person: Person): Promise<string | undefined> {
  return settle(world, person, wishFor(world, drawMake(world.chaos)));
}

function askForClip(world: World, person: Person): Promise<string | undefined> {
  return settle(world, person, wishFor(world, ONE_CLIP));
}

function askForCutOut(world: World, person: Person): Promise<string | undefined> {
  return settle(world, person, wishFor(world, CUT_OUT));
}

async function askTwiceAtOnce(world: World, person: Person): Promise<string | undefined> {
  const wish = wishFor(world, drawMake(world.chaos));
  world.chaos.note('one request comes twice at once');
  // All draws come first: which of the two ends first depends on the machine.
  planBreak(world);
  const { path, body, key } = wish;
  const token = person.account.tokens.access_token;
  const twice = await Promise.all(
    [1, 2].map(() => world.call<{ data: { items: Task[] } }>(token, 'POST', path, { body, key })),
  );
  world.wire.settle();
  for (const answer of twice) noteAccepted(world, answer);
  const batches = new Set(twice.flatMap((answer) => (answer?.status === 202 ? idsOf(answer) : [])));
  if (batches.size > 1) return 'one key brought two batches';
  return settle(world, person, wish);
}

const idsOf = ({ body }: ApiAnswer<{ data: { items: Task[] } }>) => body.data.items.map(({ id }) => id).join();

async function askAgainUnderTheKey(world: World, person: Person): Promise<string | undefined> {
  const answered = world.chaos.random.pick([...person.batches.values()]);
  if (!answered) return;
  world.chaos.note('an answered request comes again');
  const answer = await send<{ data: { items: Task[] } }>(world, person, answered.wish);
  if (answer && (answer.status !== 202 || idsOf(answer) !== answered.ids.join()))
    return `a request that was answered is answered otherwise: ${answer.status} ${JSON.stringify(answer.body)}`;
}

async function askOtherwiseUnderTheKey(world: World, person: Person): Promise<string | undefined> {
  const answered = world.chaos.random.pick([...person.batches.values()]);
  if (!answered) return;
  world.chaos.note('a key is used for another request');
  const answer = await send(world, person, { ...answered.wish, body: { ...answered.wish.body, prompt: 'lain' } });
  if (answer && answer.status < 400) return `a used key took another request: ${answer.status}`;
}

/** A random item as its owner sees it now, of those that match. */
export async function pickItem(world: World, person: Person, is: (item: Task) => boolean): Promise<Task | undefined> {
  const items = await readItems(world, person);
  return world.chaos.random.pick(items?.filter(is) ?? []);
}

export const call = <Reply = ErrorBody>(world: World, person: Person, method: string, path: string, body?: unknown) =>
  world.call<Reply>(person.account.tokens.access_token, method, path, body === undefined ? {} : { body });

async function cancel(world: World, person: Person): Promise<void> {
  const item = await pickItem(world, person, ({ status }) => status === 'pending' || status === 'processing');
  if (!item) return;
  const answer = await call(world, person, 'POST', `/library/${item.id}/cancel`);
  if (answer?.status === 200) person.cancelled.add(item.id);
}

async function makeAgain(world: World, person: Person): Promise<void> {
  const failed = (await readItems(world, person))?.filter(({ status }) => status === 'failed') ?? [];
  // Clips are fewer than pictures.
  const item = failed.find(({ kind }) => kind === 'video') ?? world.chaos.random.pick(failed);
  if (!item) return;
  person.cancelled.delete(item.id);
  person.stopped.delete(item.id);
  person.endedOften.add(item.id);
  const answer = await call(world, person, 'POST', `/${item.kind}s/${item.id}/regenerate`);
  noteAccepted(world, answer);
  noteAskedAgain(world, person, item.id, answer);
}

async function remove(world: World, person: Person): Promise<void> {
  const item = await pickItem(world, person, ({ status }) => status === 'completed' || status === 'failed');
  if (!item) return;
  person.endedOften.add(item.id);
  const answer = await call(world, person, 'DELETE', `/${item.kind}s/${item.id}`);
  if (answer && answer.status < 300) person.deleted.set(item.id, item);
}

async function bringBack(world: World, person: Person): Promise<string | undefined> {
  const item = world.chaos.random.pick([...person.deleted.values()]);
  if (!item) return;
  const answer = await call(world, person, 'POST', `/library/${item.id}/restore`);
  if (answer?.status !== 200) return;
  if ([...person.removals.values()].some((ids) => ids.includes(item.id)))
    return 'somebody brought back what an admin had removed';
  person.deleted.delete(item.id);
}

async function redeem(world: World, person: Person): Promise<string | undefined> {
  if (person.unanswered.some(({ what }) => what === 'voucher')) return;
  const { code, isStopped } = world.chaos.random.pick(world.vouchers)!;
  const isNew = !person.redeemed.has(code);
  await settle(world, person, createWish(world, { what: 'voucher', path: '/vouchers/redeem', body: { code } }));
  if (isStopped && isNew && person.redeemed.has(code)) return 'a voucher that was stopped was redeemed';
}

async function retryUnanswered(world: World, person: Person): Promise<string | undefined> {
  const wish = world.chaos.random.pick(person.unanswered);
  if (!wish) return;
  world.chaos.note('a request without an answer comes again');
  return settle(world, person, wish);
}
