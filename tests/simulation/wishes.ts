import type { ErrorBody } from '../../contract/errorBody.ts';
import type { Task } from '../../contract/generation.ts';
import type { Topup } from '../../contract/payments.ts';
import type { Template } from '../../contract/templates.ts';
import type { Redemption } from '../../contract/vouchers.ts';
import type { ApiAnswer } from '../support/testServer.ts';
import { adminToken } from './adminSteps.ts';
import type { Chaos } from './chaos.ts';
import type { Make } from './makes.ts';
import { noteAccepted } from './operatorSteps.ts';
import type { Person } from './person.ts';
import { type Asking, checkOrder, isKept, orderAt, type Wanted } from './prices.ts';
import type { World } from './world.ts';

/** A request sent under an idempotency key, to be repeated until it is answered. */
export interface Wish {
  what: 'items' | 'voucher' | 'order' | 'template' | 'correction';
  key: string;
  path: string;
  body: Record<string, unknown>;
  turn: number;
  /** When it was sent, in milliseconds. */
  tries: number[];
  /** The price that its sender was shown, and agreed to: coins of each item, or rupiah. */
  shown: Asking['shown'];
}

export function createWish(
  { chaos: { random }, notices: { turn } }: World,
  wanted: Pick<Wish, 'what' | 'path' | 'body'> & Partial<Wish>,
): Wish {
  return { key: random.uuid(), turn, tries: [], shown: null, ...wanted };
}

/** A wish for what a request makes, with new words. */
export function wishFor(
  world: World,
  { path, body }: Make,
  shown: (Wish['shown'] & { coins: number }) | null = null,
): Wish {
  const prompt = `danau ${world.chaos.random.below(1000)}`;
  return createWish(world, {
    what: 'items',
    path,
    body: { ...body, prompt, ...(shown && { max_coins: shown.coins }) },
    shown,
  });
}

export const askingsOf = ({ tries, shown }: Wish): Asking[] => tries.map((at) => ({ at, shown }));

export async function send<Reply>(world: World, { account }: Person, wish: Wish): Promise<ApiAnswer<Reply> | null> {
  const { what, path, body, key } = wish;
  const token = what === 'correction' ? await adminToken(world) : account.tokens.access_token;
  if (token === null) return null;
  wish.tries.push(world.clock.now().getTime());
  return callOverBreakingWire<Reply>(world, token, 'POST', path, { body, key });
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
export function planBreak({ chaos, wire }: { chaos: Chaos; wire: World['wire'] }): void {
  if (!chaos.isDue(0.18)) return;
  wire.cutAt(1 + chaos.random.below(24), chaos.random.pick(['before', 'after']), () =>
    chaos.note('the process loses its database in the middle of a request'),
  );
}

/** Sends a request and records what was promised. @returns what is wrong with its answer, in words */
export async function settle(world: World, person: Person, wish: Wish): Promise<string | undefined> {
  const answer = await send<{ data: never } & ErrorBody>(world, person, wish);
  person.unanswered = person.unanswered.filter(({ key }) => key !== wish.key);
  if (!answer) {
    person.unanswered.push(wish);
    return;
  }
  if (answer.status >= 400) return checkRefusal(world, person, wish, answer.body);
  if (wish.what === 'items') {
    noteAccepted(world, answer);
    const { items } = answer.body.data as { items: Task[] };
    person.batches.set(wish.key, { wish, ids: items.map(({ id }) => id) });
    for (const { id } of items) {
      person.askedAt.set(id, wish.turn);
      person.askings.set(id, [...(person.askings.get(id) ?? []), ...askingsOf(wish)]);
    }
  } else if (wish.what === 'voucher')
    person.redeemed.set(String(wish.body.code), (answer.body.data as Redemption).amount);
  else if (wish.what === 'correction') person.corrected += Number(wish.body.amount);
  else if (wish.what === 'template') person.templates.set((answer.body.data as Template).id, String(wish.body.name));
  else {
    const topup = answer.body.data as Topup;
    person.orders.set(topup.topup_id, topup);
    person.askedAt.set(topup.topup_id, wish.turn);
    return checkOrder(world.prices, wantedOf(wish), askingsOf(wish), topup.order);
  }
}

const wantedOf = ({ body }: Wish): Wanted => ({ channel: 'QRIS', ...body }) as Wanted;

/** A price that somebody was shown minutes ago is not refused, nor anything that is on sale. */
function checkRefusal(
  { clock, prices }: World,
  person: Person,
  wish: Wish,
  { code, fields }: ErrorBody,
): string | undefined {
  const now = clock.now().getTime();
  const { shown } = wish;
  const isShown = shown !== null && isKept(shown.at, now);
  if (code === 'price_risen' && (isShown || !shown)) return 'a price that was shown minutes ago is refused';
  if (code === 'bonus_changed' && isShown && person.paid.size === 0) return 'a bonus that was shown is refused';
  if (fields?.package_id && orderAt(prices, wantedOf(wish), isShown ? shown.at : now)) return 'a package is not sold';
}
