import sharp from 'sharp';
import type { Task } from '../../contract/generation.ts';
import type { Topup } from '../../contract/payments.ts';
import type { Redemption } from '../../contract/vouchers.ts';
import type { Template } from '../../contract/templates.ts';
import type { ErrorBody } from '../../contract/errorBody.ts';
import type { ApiAnswer } from '../support/testServer.ts';
import { type Person, readItems, type Wish } from './person.ts';
import { askForTest, signOut, subscribe, switchNotices } from './notices/browserSteps.ts';
import { adminToken, changeVouchers, correctCoins, deactivate } from './adminSteps.ts';
import { keepTemplate, makeBatchAgain, markFavourite, removeMany, share } from './librarySteps.ts';
import { lendAHand, noteAccepted, pauseMaking } from './operatorSteps.ts';
import { removeAsAdmin, reportShared } from './removalSteps.ts';
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
  doSomethingElse,
  doSomethingElse,
  retryUnanswered,
  subscribe,
  subscribe,
  switchNotices,
  askForTest,
  signOut,
];

/**
 * What one person of a run does over and over, beside the other steps: what only shows when a few steps of one person
 * follow each other would be too seldom among all.
 */
export const HABITS = [
  [order, pay, pay],
  [ask, cancel, cancel, makeBatchAgain],
  [ask, share, share, share, reportShared],
  [ask, deactivate, subscribe],
  [ask, ask, removeAsAdmin, removeAsAdmin, bringBack],
  [pauseMaking, ask, ask, makeAgain],
];

async function send<Reply>(world: World, { account }: Person, { what, path, body, key }: Wish) {
  const token = what === 'correction' ? await adminToken(world) : account.tokens.access_token;
  return token === null ? null : callOverBreakingWire<Reply>(world, token, 'POST', path, { body, key });
}

/**
 * Sends a request over a connection that may break at any message; the answer may get lost too.
 * @returns null when the outcome is unknown
 */
export async function callOverBreakingWire<Reply = ErrorBody>(
  world: World,
  token: string,
  method: string,
  path: string,
  options: { body?: unknown; key?: string } = {},
): Promise<ApiAnswer<Reply> | null> {
  planBreak(world);
  const answer = await world.call<Reply>(token, method, path, options);
  world.wire.settle();
  const isLost = world.chaos.happens('the answer to a request is lost', 0.1);
  // Renewing the session may fail too. Then the token has expired, and the request is repeated after the next renewal.
  const isSignedOut = answer?.status === 401;
  return !answer || isLost || isSignedOut || answer.status >= 500 ? null : answer;
}

/** Prepares a break of the database in the middle of what is requested next. */
function planBreak({ chaos, wire }: World): void {
  if (!chaos.isDue(0.18)) return;
  wire.cutAt(1 + chaos.random.below(24), chaos.random.pick(['before', 'after']), () =>
    chaos.note('the process loses its database in the middle of a request'),
  );
}

/** Sends a request and records what was promised. @returns whether it was answered */
export async function settle(world: World, person: Person, wish: Wish): Promise<boolean> {
  const answer = await send<{ data: never }>(world, person, wish);
  person.unanswered = person.unanswered.filter(({ key }) => key !== wish.key);
  if (!answer) {
    person.unanswered.push(wish);
    return false;
  }
  if (answer.status >= 400) return true;
  if (wish.what === 'items') {
    noteAccepted(world, answer);
    const { items } = answer.body.data as { items: Task[] };
    person.batches.set(wish.key, { wish, ids: items.map(({ id }) => id) });
    for (const { id } of items) person.askedAt.set(id, wish.turn);
  } else if (wish.what === 'voucher')
    person.redeemed.set(String(wish.body.code), (answer.body.data as Redemption).amount);
  else if (wish.what === 'correction') person.corrected += Number(wish.body.amount);
  else if (wish.what === 'template') person.templates.set((answer.body.data as Template).id, String(wish.body.name));
  else {
    const topup = answer.body.data as Topup;
    person.orders.set(topup.topup_id, topup);
    person.askedAt.set(topup.topup_id, wish.turn);
  }
  return true;
}

/** A picture to begin with. */
const PICTURE = (
  await sharp({ create: { width: 16, height: 16, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
).toString('base64');

/** Requests that begin with pictures, and a story, which is one item of several pictures. */
const OTHER_MAKES = [
  { path: '/image-to-video/generate', body: { resolution: '480p', duration_seconds: 3, image_base64: PICTURE } },
  { path: '/images/image-to-image', body: { resolution: '1K', image_base64: PICTURE } },
  { path: '/images/multi-image', body: { resolution: '1K', images: [PICTURE, PICTURE] } },
  { path: '/images/storyboard', body: { resolution: '1K', max_images: 3 } },
];

function newWish({ chaos: { random }, notices: { turn } }: World): Wish {
  const isVideo = random.chance(0.25);
  const count = isVideo ? 1 : 1 + random.below(3);
  const prompt = `danau ${random.below(1000)}`;
  const key = random.uuid();
  const other = random.chance(0.25) && random.pick(OTHER_MAKES);
  if (other) return { what: 'items', key, path: other.path, body: { ...other.body, prompt }, turn };
  return isVideo
    ? {
        what: 'items',
        key,
        path: '/videos/generate',
        body: { prompt, resolution: '480p', duration_seconds: 3, count },
        turn,
      }
    : { what: 'items', key, path: '/images/text-to-image', body: { prompt, resolution: '1K', count }, turn };
}

async function ask(world: World, person: Person): Promise<void> {
  await settle(world, person, newWish(world));
}

async function askTwiceAtOnce(world: World, person: Person): Promise<string | undefined> {
  const wish = newWish(world);
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
  await settle(world, person, wish);
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
  const item = await pickItem(world, person, ({ status }) => status === 'failed');
  if (!item) return;
  person.cancelled.delete(item.id);
  person.stopped.delete(item.id);
  person.endedOften.add(item.id);
  noteAccepted(world, await call(world, person, 'POST', `/${item.kind}s/${item.id}/regenerate`));
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
  const wish: Wish = {
    what: 'voucher',
    key: world.chaos.random.uuid(),
    path: '/vouchers/redeem',
    body: { code },
    turn: world.notices.turn,
  };
  await settle(world, person, wish);
  if (isStopped && isNew && person.redeemed.has(code)) return 'a voucher that was stopped was redeemed';
}

const WAYS_TO_PAY = [
  { path: 'qris' },
  { path: 'qris' },
  { path: 'virtual-account', channel: 'BCA_VIRTUAL_ACCOUNT' },
  { path: 'ewallet', channel: 'DANA' },
  { path: 'retail', channel: 'ALFAMART' },
  // As older clients ask, which name the channel alone.
  { path: '', channel: 'BRI_VIRTUAL_ACCOUNT' },
];

async function order(world: World, person: Person): Promise<void> {
  const { chaos, gateway } = world;
  const faults = [
    ['the gateway is down', { status: 503 }],
    ['the gateway refuses', { status: 400 }],
    ['the gateway cannot be reached', { breaks: 'before' }],
    ['the gateway’s answer is lost', { breaks: 'after' }],
  ] as const;
  for (const [kind, fault] of faults) if (chaos.happens(kind, 0.1)) gateway.fail('POST /v3/payment_requests', fault);
  const { random } = chaos;
  const { path, ...by } = random.pick(WAYS_TO_PAY)!;
  const what = random.chance(0.7) ? { package_id: world.packageId } : { credit_amount: 100 + random.below(400) };
  const body = { ...what, ...by, allow_another: true };
  const { turn } = world.notices;
  await settle(world, person, { what: 'order', key: random.uuid(), path: `/credits/topup/${path}`, body, turn });
}

async function giveUpOrder(world: World, person: Person): Promise<void> {
  const id = world.chaos.random.pick([...person.orders.keys()]);
  if (id) await call(world, person, 'POST', `/credits/topup/${id}/cancel`);
}

/** Has the gateway asked now. */
async function checkOrder(world: World, person: Person): Promise<void> {
  const id = world.chaos.random.pick([...person.orders.keys()]);
  if (id) await call(world, person, 'POST', `/credits/topup/${id}/check`);
}

/**
 * A payment of an order, which may have expired or been cancelled: in full, too little, or again. Its webhook arrives
 * once, several times, forged, or never.
 */
async function pay(world: World, person: Person): Promise<string | undefined> {
  const { chaos, gateway, clock } = world;
  const { random } = chaos;
  const chosen = random.pick([...person.orders.values()]);
  const asked = gateway.requests.filter(({ reference_id: reference }) =>
    reference.startsWith(`${chosen?.reference_id}-`),
  );
  const request = random.pick(asked);
  if (!chosen || !request) return;
  if (chaos.happens('a payment is declined', 0.1)) {
    await gateway.report(world.server().url, gateway.decline(request), { event: 'payment.failure' }).catch(() => 0);
    return;
  }
  const isShort = chaos.happens('the amount is not what was asked', 0.1);
  if (person.paid.has(chosen.topup_id)) chaos.note('an order is paid twice');
  const payment = gateway.pay(request, { at: clock.now(), ...(isShort && { amount: request.request_amount - 1 }) });
  if (!isShort) person.paid.add(chosen.topup_id);
  if (chaos.happens('a forged message comes', 0.1)) {
    const status = await gateway.report(world.server().url, payment, { token: 'lain' }).catch(() => 0);
    if (status === 200) return 'a forged message was taken';
  }
  if (chaos.happens('news of a payment never come', 0.2)) return;
  if (chaos.isDue(0.15)) return void world.lateNews.push(payment);
  const copies = chaos.happens('news of a payment come more than once', 0.3) ? 3 : 1;
  if (chaos.happens('the gateway does not say how a payment stands', 0.1)) gateway.fail('GET /v3/', { status: 503 });
  for (let copy = 0; copy < copies; copy += 1)
    await gateway.report(world.server().url, payment, { webhookId: `wh-${payment.payment_id}-${copy}` }).catch(() => 0);
}

/** Delivers the oldest delayed webhook, hours or days after the payment. */
export async function deliverLateNews(world: World): Promise<void> {
  const payment = world.lateNews.shift();
  if (!payment) return;
  world.chaos.note('news of a payment come late');
  await world.gateway.report(world.server().url, payment).catch(() => 0);
}

async function retryUnanswered(world: World, person: Person): Promise<void> {
  const wish = world.chaos.random.pick(person.unanswered);
  if (!wish) return;
  world.chaos.note('a request without an answer comes again');
  await settle(world, person, wish);
}
