import type { OrderSummary } from '../../contract/payments.ts';
import type { StandInPayment } from '../support/xenditStandIn.ts';
import { handleMessage } from './operatorSteps.ts';
import type { Person } from './person.ts';
import { call } from './steps.ts';
import { callOverBreakingWire, createWish, settle, type Wish } from './wishes.ts';
import type { World } from './world.ts';

/** The share of messages that an operator is faster with than the worker. */
const BY_HAND = 0.1;

const WAYS_TO_PAY = [
  { path: 'qris' },
  { path: 'qris' },
  { path: 'virtual-account', channel: 'BCA_VIRTUAL_ACCOUNT' },
  { path: 'ewallet', channel: 'DANA' },
  { path: 'retail', channel: 'ALFAMART' },
  // As older clients ask, which name the channel alone.
  { path: '', channel: 'BRI_VIRTUAL_ACCOUNT' },
];

/** An order that somebody could make, and where. */
export interface PossibleOrder {
  path: string;
  wanted: { channel?: string; package_id?: string; credit_amount?: number };
}

export function drawOrder({ chaos: { random }, packageId }: World): PossibleOrder {
  const { path, ...by } = random.pick(WAYS_TO_PAY)!;
  const what = random.chance(0.7) ? { package_id: packageId } : { credit_amount: 100 + random.below(400) };
  return { path: `/credits/topup/${path}`, wanted: { ...what, ...by } };
}

export function order(world: World, person: Person): Promise<string | undefined> {
  return sendOrder(world, person, drawOrder(world), null);
}

/** @param summary what its sender was shown */
export async function sendOrder(
  world: World,
  person: Person,
  { path, wanted }: PossibleOrder,
  summary: { shown: NonNullable<Wish['shown']>; told: OrderSummary } | null,
): Promise<string | undefined> {
  const { chaos, gateway } = world;
  const faults = [
    ['the gateway is down', { status: 503 }],
    ['the gateway refuses', { status: 400 }],
    ['the gateway cannot be reached', { breaks: 'before' }],
    ['the gateway’s answer is lost', { breaks: 'after' }],
  ] as const;
  for (const [kind, fault] of faults) if (chaos.happens(kind, 0.1)) gateway.fail('POST /v3/payment_requests', fault);
  const { priced_at, total_payment, bonus_credits } = summary?.told ?? {};
  const agreed = summary && { priced_at, total_payment, bonus_credits };
  const body = { ...wanted, ...agreed, allow_another: true };
  return settle(world, person, createWish(world, { what: 'order', path, body, shown: summary?.shown ?? null }));
}

export async function giveUpOrder(world: World, person: Person): Promise<void> {
  const id = world.chaos.random.pick([...person.orders.keys()]);
  if (id) await call(world, person, 'POST', `/credits/topup/${id}/cancel`);
}

/** Has the gateway asked now. */
export async function checkOrder(world: World, person: Person): Promise<void> {
  const id = world.chaos.random.pick([...person.orders.keys()]);
  if (id) await call(world, person, 'POST', `/credits/topup/${id}/check`);
}

/**
 * A payment of an order, which may have expired or been cancelled: in full, too little, or again. Its webhook arrives
 * once, several times, forged, or never.
 */
export async function pay(world: World, person: Person): Promise<string | undefined> {
  const { chaos, gateway, clock } = world;
  const { random } = chaos;
  const chosen = random.pick([...person.orders.values()]);
  const asked = gateway.requests.filter(({ reference_id: reference }) =>
    reference.startsWith(`${chosen?.reference_id}-`),
  );
  const request = random.pick(asked);
  if (!chosen || !request) return;
  const { total_payment: due } = chosen.order;
  if (request.request_amount !== due) return `the gateway is asked for ${request.request_amount} instead of ${due}`;
  if (chaos.happens('a payment is declined', 0.1)) {
    await gateway.report(world.server().url, gateway.decline(request), { event: 'payment.failure' }).catch(() => 0);
    return;
  }
  const isShort = chaos.happens('the amount is not what was asked', 0.1);
  if (person.paid.has(chosen.topup_id)) chaos.note('an order is paid twice');
  const payment = gateway.pay(request, { at: clock.now(), ...(isShort && { amount: request.request_amount - 1 }) });
  if (!isShort) person.paid.add(chosen.topup_id);
  return tell(world, payment);
}

/** The gateway's news of a payment. */
async function tell(world: World, payment: StandInPayment): Promise<string | undefined> {
  const { chaos, gateway } = world;
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
  if (chaos.random.chance(BY_HAND)) await handleMessage(world);
}

/** As somebody tries out an installation with the gateway's test keys. */
export async function simulatePayment(world: World, person: Person): Promise<string | undefined> {
  const unpaid = [...person.orders.values()].filter(({ topup_id: id }) => !person.paid.has(id));
  const chosen = world.chaos.random.pick(unpaid);
  if (!chosen) return order(world, person);
  const { total_payment: amount } = chosen.order;
  const paymentsOf = () =>
    world.gateway.requests
      .filter(({ reference_id: reference }) => reference.startsWith(`${chosen.reference_id}-`))
      .flatMap(({ payments }) => payments);
  const before = paymentsOf();
  const body = { external_id: chosen.reference_id, amount };
  const token = person.account.tokens.access_token;
  const path = '/credits/virtual-account/simulate-payment';
  const answer = await callOverBreakingWire(world, token, 'POST', path, { body });
  const [payment] = paymentsOf().filter((each) => !before.includes(each));
  if (!payment)
    return answer && answer.status < 400 ? 'a payment is simulated, and the gateway knows of none' : undefined;
  person.paid.add(chosen.topup_id);
  return tell(world, payment);
}

/** Delivers the oldest delayed webhook, hours or days after the payment. */
export async function deliverLateNews(world: World): Promise<void> {
  const payment = world.lateNews.shift();
  if (!payment) return;
  world.chaos.note('news of a payment come late');
  await world.gateway.report(world.server().url, payment).catch(() => 0);
}
