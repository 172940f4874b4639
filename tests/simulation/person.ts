import type { Balance } from '../../contract/credits.ts';
import type { Task } from '../../contract/generation.ts';
import type { OrderSummary, Topup } from '../../contract/payments.ts';
import type { TestAccount } from '../support/testServer.ts';
import type { Make } from './makes.ts';
import type { PossibleOrder } from './orderSteps.ts';
import { type Asking, possibleCoins, type Prices } from './prices.ts';
import type { Profile } from './profileSteps.ts';
import type { Device } from './sessionSteps.ts';
import { askingsOf, type Wish } from './wishes.ts';
import type { World } from './world.ts';

/** Coins that a person starts with. */
export const GRANT = 60;

/** A person and what the product must deliver to them: this uses the product's calls, not its code. */
export interface Person {
  account: TestAccount;
  /** By the test clock, in milliseconds. */
  signedInAt: number;
  /** Requests without an answer so far: executed or not, but never twice. */
  unanswered: Wish[];
  /** Each answered request for items, with their ids. */
  batches: Map<string, { wish: Wish; ids: string[] }>;
  /** Items whose cancellation was confirmed, and that were not retried since. */
  cancelled: Set<string>;
  deleted: Map<string, Task>;
  /** Items that an admin removed, by the removal's id. */
  removals: Map<string, string[]>;
  /** Items that a removal ended, and that were not retried since. */
  stopped: Set<string>;
  /** Items retried or deleted once: how often their end is announced is unknown. */
  endedOften: Set<string>;
  /** The turn at which each item and order was requested. */
  askedAt: Map<string, number>;
  /** When each item was asked for: it costs what held then. */
  askings: Map<string, Asking[]>;
  /** The last price that was shown for making something, in coins, and each item's. */
  quote: { make: Make; coins: number; at: number; most: number } | null;
  /** The last summary of an order that was shown. */
  summary: { order: PossibleOrder; told: OrderSummary; shown: NonNullable<Asking['shown']> } | null;
  /** Coins of each voucher code that was redeemed, once confirmed. */
  redeemed: Map<string, number>;
  /** Coins that an admin gave or took, once confirmed. */
  corrected: number;
  /** Whether an item is a favourite; null: unknown. */
  favourites: Map<string, boolean | null>;
  /** Public links by item, and those that were ended. */
  links: Map<string, string>;
  endedLinks: Set<string>;
  /** The names of their own templates by id; null: unknown. */
  templates: Map<string, string | null>;
  orders: Map<string, Topup>;
  profile: Profile;
  /** Whether an admin has made them one, too. */
  isAdmin: boolean;
  /** Where they are signed in besides. */
  devices: Device[];
  /** Orders that were paid in full. */
  paid: Set<string>;
}

export async function createPerson(world: World): Promise<Person> {
  return {
    account: await world.server().signUp({ coins: GRANT }),
    signedInAt: world.clock.now().getTime(),
    unanswered: [],
    batches: new Map(),
    cancelled: new Set(),
    deleted: new Map(),
    removals: new Map(),
    stopped: new Set(),
    endedOften: new Set(),
    askedAt: new Map(),
    askings: new Map(),
    quote: null,
    summary: null,
    redeemed: new Map(),
    corrected: 0,
    favourites: new Map(),
    links: new Map(),
    endedLinks: new Set(),
    templates: new Map(),
    orders: new Map(),
    profile: {},
    isAdmin: false,
    devices: [],
    paid: new Set(),
  };
}

/** What a person's screens show. */
export interface View {
  items: Task[];
  orders: Topup[];
  coins: Balance;
}

async function read<Reply>(world: World, person: Person, path: string): Promise<Reply | null> {
  const answer = await world.call<Reply>(person.account.tokens.access_token, 'GET', path);
  return answer?.status === 200 ? answer.body : null;
}

/** A person's library; null when the request failed. */
export async function readItems(world: World, person: Person): Promise<Task[] | null> {
  return (await read<{ data: Task[] }>(world, person, '/library/?page_size=100'))?.data ?? null;
}

/** Reads everything; null when one request failed. */
export async function look(world: World, person: Person): Promise<View | null> {
  const items = await readItems(world, person);
  const orders: Topup[] = [];
  for (const id of person.orders.keys()) {
    const order = await read<{ data: Topup }>(world, person, `/credits/topup/${id}`);
    if (!order) return null;
    orders.push(order.data);
  }
  const coins = await read<{ data: Balance }>(world, person, '/credits/balance');
  return items && coins && { items, orders, coins: coins.data };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What is wrong in a view, in words. */
export function checkView({ prices }: World, person: Person, { items, orders, coins }: View): string[] {
  const wrong: string[] = [];
  const known = new Set([...person.batches.values()].flatMap(({ ids }) => ids));
  const seen = new Set(items.map(({ id }) => id));
  for (const id of known) {
    if (seen.has(id) === person.deleted.has(id))
      wrong.push(`item ${id} is ${seen.has(id) ? 'there although deleted' : 'lost'}`);
  }
  const strange = items.filter(({ id }) => !known.has(id));
  const mayBe = sum(person.unanswered.map(({ what, body }) => (what === 'items' ? Number(body.count ?? 1) : 0)));
  if (strange.length > mayBe) wrong.push(`${strange.length} items that nobody asked for`);

  const all = [...items, ...person.deleted.values()];
  for (const item of all) wrong.push(...checkItem(prices, person, item));
  const held = sum(all.map(({ credits }) => credits.held));
  const spent = sum(all.map(({ credits }) => credits.charged));
  for (const order of orders) wrong.push(...checkSums(person, order));
  const bought = orders.filter(({ state }) => state === 'completed');
  const bonuses = bought.filter(({ order }) => order.bonus_credits > 0).length;
  if (bonuses > 1) wrong.push(`the first bonus came ${bonuses} times`);
  for (const { topup_id: id, state } of bought) if (!person.paid.has(id)) wrong.push(`order ${id} is ${state}, unpaid`);
  const redeemed = sum([...person.redeemed.values()]);
  const got = GRANT + redeemed + person.corrected + sum(bought.map(({ order }) => order.total_credits));
  // Each request without an answer may have been carried out.
  const possible = person.unanswered.reduce(
    (totals, wish) => {
      const more = coinsOf(wish);
      return more === 0 ? totals : totals.flatMap((each) => [each, each + more]);
    },
    [got],
  );
  const total = coins.balance + coins.held + spent;
  if (coins.held !== held) wrong.push(`${coins.held} coins are held, the items say ${held}`);
  if (!possible.includes(total)) wrong.push(`${coins.balance} + ${coins.held} held + ${spent} spent is not ${got}`);
  if (coins.balance < 0) wrong.push(`the balance is ${coins.balance}`);
  return wrong;
}

/** Coins that a request adds, apart from those of items and orders. */
function coinsOf({ what, body }: Wish): number {
  if (what === 'correction') return Number(body.amount);
  return what === 'voucher' ? VOUCHER_COINS : 0;
}

/** Coins of each voucher. */
export const VOUCHER_COINS = 10;
/** People who may redeem one. */
export const VOUCHER_USES = 2;
/** Asked for again: it costs what holds now, unless that was refused. */
export function noteAskedAgain(
  { clock }: World,
  { askings }: Person,
  id: string,
  answer: { status: number } | null,
): void {
  if (answer && answer.status >= 400 && answer.status < 500) return;
  const again = { at: clock.now().getTime(), shown: null };
  const isCertain = answer && answer.status < 400;
  askings.set(id, isCertain ? [again] : [...(askings.get(id) ?? []), again]);
}

/** Whatever prices become later, an order stays as it was made; its bonus may have come with another one. */
function checkSums({ orders }: Person, { topup_id: id, order }: Topup): string[] {
  const made = orders.get(id)!.order;
  const isSame = order.total_payment === made.total_payment && order.credit_amount === made.credit_amount;
  const hasBonus = order.bonus_credits === 0 || order.bonus_credits === made.bonus_credits;
  return isSame && hasBonus ? [] : [`order ${id} was ${JSON.stringify(made)} and is ${JSON.stringify(order)}`];
}

function checkItem(prices: Prices, person: Person, item: Task): string[] {
  const unanswered = person.unanswered.filter(({ what }) => what === 'items').flatMap(askingsOf);
  const possible = possibleCoins(prices, item, person.askings.get(item.id) ?? unanswered);
  const { held, charged, returned } = item.credits;
  const isPaid = (each: number) => {
    const price = each * item.settings.max_images;
    const due = item.mode === 'storyboard' ? each * item.panels.length : price;
    if (item.status === 'completed') return held === 0 && charged === due && returned === price - due;
    if (item.status === 'failed') return held === 0 && charged === 0 && returned === price;
    return held === price && charged === 0;
  };
  const isRight = [...possible].some(isPaid);
  const told = `${held} held, ${charged} charged, ${returned} returned, of ${[...possible].join(' or ')} each`;
  const wrong = isRight ? [] : [`item ${item.id} is ${item.status}: ${told}`];
  if (person.cancelled.has(item.id) && item.failure?.code !== 'generation_cancelled')
    wrong.push(`item ${item.id} was cancelled and is ${item.status}`);
  if (person.stopped.has(item.id) && item.status !== 'failed')
    wrong.push(`item ${item.id} was ended by its removal and is ${item.status}`);
  const isFavourite = person.favourites.get(item.id) ?? (person.favourites.has(item.id) ? item.is_favorite : false);
  if (!person.deleted.has(item.id) && item.is_favorite !== isFavourite)
    wrong.push(`item ${item.id} is ${item.is_favorite ? 'a' : 'no'} favourite`);
  return wrong;
}
