import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CreditsSummary } from '../../../contract/activity.ts';
import { API_BASE } from '../../../contract/endpoint.ts';
import type { Task } from '../../../contract/generation.ts';
import type { Topup } from '../../../contract/payments.ts';
import type { XenditStandIn } from '../xenditStandIn.ts';
import { type Account, GRANT } from './accounts.ts';

/** Milliseconds between two tries of an unanswered request. */
const PATIENCE_MS = 50;
/** Seconds that a busy server asks for at most. */
const BUSY_S = 30;
/** What each order buys. */
export const PACKAGE = { id: 'coins-100', coins: 100, firstBonus: 20 };
/** Items of a customer from which on no more are requested, so that unfinished ones do not pile up. */
const MOST_ITEMS = 6;
/** The stand-in for the engine refuses work for this prompt, so that its coins come back. */
const REFUSED_PROMPT = 'sawah pagi [content policy]';

/** An account and what its customers were told; only one of them acts on it at a time. */
export interface Customer {
  account: Account;
  isBusy: boolean;
  /** Batches of acknowledged requests. */
  batches: Set<string>;
  /** Items that nobody has cancelled or deleted yet. */
  items: string[];
  cancelled: Set<string>;
  deleted: Set<string>;
  /** Coins of redeemed vouchers, by code. */
  redeemed: Map<string, number>;
  orders: Set<string>;
  /** Orders whose payment the product has acknowledged. */
  paid: Set<string>;
}

export const createCustomer = (account: Account): Customer => ({
  account,
  isBusy: false,
  batches: new Set(),
  items: [],
  cancelled: new Set(),
  deleted: new Set(),
  redeemed: new Map(),
  orders: new Set(),
  paid: new Set(),
});

interface Answer {
  status: number;
  data: never;
  code?: string;
  /** Earlier tries that got no answer: they may have been executed. */
  lost: number;
}

/** Counters of all customers. */
export interface Tally {
  /** Acknowledged requests by what they did. */
  done: Record<string, number>;
  reads: number;
  wrong: string[];
  /** Called with every answer. */
  onAnswer(): void;
}

/** A busy server asks for seconds of patience; an account's own limit, of an hour or a day, is an answer. */
function isBusy({ status, headers }: Response): boolean {
  return status === 429 && Number(headers.get('Retry-After')) < BUSY_S;
}

/** What a customer can do at the product. */
export function createActions({
  url,
  gateway,
  vouchers,
  tally,
}: {
  url: string;
  gateway: XenditStandIn;
  /** Codes that all customers compete for. */
  vouchers: readonly string[];
  tally: Tally;
}): Record<'spend' | 'cancel' | 'remove' | 'buy' | 'redeem' | 'read', (customer: Customer) => Promise<void>> {
  /** @returns the answer; null when there was none, or only one that asks for a retry */
  const call = async (
    { account }: Customer,
    method: string,
    path: string,
    { body, key }: { body?: object; key?: string } = {},
  ): Promise<Omit<Answer, 'lost'> | null> => {
    try {
      const answer = await fetch(`${url}${API_BASE}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${account.access}`,
          'Content-Type': 'application/json',
          ...(key && { 'Idempotency-Key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const reply = (await answer.json()) as { data: never; code?: string };
      if (answer.status === 401) await renew(url, account);
      if (answer.status >= 500 || answer.status === 401 || isBusy(answer)) return null;
      tally.onAnswer();
      return { status: answer.status, ...reply };
    } catch {
      return null;
    }
  };
  /** Repeats a request until it is answered. */
  const insist = async (...of: Parameters<typeof call>): Promise<Answer> => {
    for (let lost = 0; ; lost += 1) {
      const answer = await call(...of);
      if (answer) return { ...answer, lost };
      await delay(PATIENCE_MS);
    }
  };
  const expectStatus = (what: string, { status, code }: Answer, ...expected: number[]): boolean => {
    if (expected.includes(status)) return true;
    tally.wrong.push(`${what} was answered with ${status} ${code ?? ''}`);
    return false;
  };
  const count = (what: string) => void (tally.done[what] = (tally.done[what] ?? 0) + 1);

  return {
    async spend(customer) {
      if (customer.items.length >= MOST_ITEMS) return this.remove(customer);
      const wanted = randomInt(1, 3);
      const prompt = Math.random() < 0.15 ? REFUSED_PROMPT : 'sawah pagi';
      const body = { prompt, resolution: '1K', count: wanted };
      const answer = await insist(customer, 'POST', '/images/text-to-image', { body, key: randomUUID() });
      if (!expectStatus('a request', answer, 202)) return;
      const { batch_id: batchId, items } = answer.data as { batch_id: string; items: Task[] };
      if (items.length !== wanted) tally.wrong.push(`${items.length} items instead of ${wanted}`);
      customer.batches.add(batchId);
      customer.items.push(...items.map(({ id }) => id));
      count('generations');
    },
    async cancel(customer) {
      const id = customer.items.findLast((item) => !customer.cancelled.has(item));
      if (!id) return;
      const answer = await insist(customer, 'POST', `/library/${id}/cancel`);
      // Too late if it is finished, or has begun.
      if (!expectStatus('a cancellation', answer, 200, 409) || answer.status === 409) return;
      customer.cancelled.add(id);
      count('cancellations');
    },
    async remove(customer) {
      // Cancelled items have ended; of the others, the oldest is the most likely to have.
      const id = customer.items.find((item) => customer.cancelled.has(item)) ?? customer.items[0];
      if (!id) return;
      const answer = await insist(customer, 'DELETE', `/images/${id}`);
      const isGone = answer.status < 300 || (answer.status === 404 && answer.lost > 0);
      if (!isGone) return void expectStatus('a deletion', answer, 409);
      customer.items = customer.items.filter((item) => item !== id);
      customer.deleted.add(id);
      count('deletions');
    },
    async buy(customer) {
      const body = { package_id: PACKAGE.id, allow_another: true };
      const answer = await insist(customer, 'POST', '/credits/topup/qris', { body, key: randomUUID() });
      // Enough orders for this hour.
      if (!expectStatus('an order', answer, 201, 429) || answer.status === 429) return;
      const { topup_id: id, reference_id: reference } = answer.data as Topup;
      customer.orders.add(id);
      count('orders');
      const isAsked = () => gateway.requests.find((request) => request.reference_id.startsWith(`${reference}-`));
      // The product calls the gateway and may be down; an order without payment instructions stays unpaid.
      for (let look = 0; look < 40 && !isAsked(); look += 1) await delay(PATIENCE_MS);
      const request = isAsked();
      if (!request) return;
      const payment = gateway.pay(request);
      customer.paid.add(id);
      while ((await gateway.report(url, payment).catch(() => 0)) !== 200) await delay(PATIENCE_MS);
      count('payments');
    },
    async redeem(customer) {
      const code = vouchers[randomInt(vouchers.length)]!;
      if (customer.redeemed.has(code)) return;
      const answer = await insist(customer, 'POST', '/vouchers/redeem', { body: { code }, key: randomUUID() });
      // Used up by others.
      if (!expectStatus('a voucher', answer, 200, 409) || answer.status === 409) return;
      customer.redeemed.set(code, (answer.data as { amount: number }).amount);
      count('redemptions');
    },
    async read(customer) {
      const answer = await call(customer, 'GET', '/credits/summary');
      if (answer?.status !== 200) return void (await delay(PATIENCE_MS));
      tally.wrong.push(...findWrongTotals(customer, answer.data as CreditsSummary));
      tally.reads += 1;
    },
  };
}

/** What is wrong in the totals that a customer sees while nobody else uses the account; in words. */
export function findWrongTotals({ account, redeemed, paid }: Customer, seen: CreditsSummary): string[] {
  const wrong: string[] = [];
  const expect = (what: string, is: boolean) => {
    if (!is) wrong.push(`${account.id}: ${what} in ${JSON.stringify(seen)}`);
  };
  const got = seen.granted + seen.purchased + seen.bonus + seen.redeemed + seen.adjusted;
  expect('what came is not what is there, held and spent', got === seen.balance + seen.held + seen.spent);
  expect(`${GRANT} were granted`, seen.granted === GRANT && seen.adjusted === 0);
  const vouchers = [...redeemed.values()].reduce((sum, coins) => sum + coins, 0);
  expect(`${vouchers} were redeemed`, seen.redeemed === vouchers);
  // A payment is acknowledged when it is stored, and credited a moment later.
  expect('more was bought than paid', seen.purchased <= paid.size * PACKAGE.coins);
  expect('an order was bought in part', seen.purchased % PACKAGE.coins === 0);
  expect('the first bonus', seen.bonus === (seen.purchased > 0 ? PACKAGE.firstBonus : 0));
  return wrong;
}

async function renew(url: string, account: Account): Promise<void> {
  const answer = await fetch(`${url}${API_BASE}/auth/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: account.refresh }),
  });
  if (!answer.ok) return;
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  account.access = session.access_token;
  account.refresh = session.refresh_token;
}
