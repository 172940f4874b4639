import type { InferOutput } from 'valibot';
import type { ErrorBody } from '../../contract/errorBody.ts';
import type { PriceKind, PriceSetReply, PriceValues } from '../../contract/dashboard.ts';
import { KIND_OF_MODE, type Quote } from '../../contract/generation.ts';
import type { OrderSummary } from '../../contract/payments.ts';
import { doAsAdmin } from './adminSteps.ts';
import { drawMake } from './makes.ts';
import { drawOrder, sendOrder } from './orderSteps.ts';
import type { Person } from './person.ts';
import { coinsAt, orderAt, priceAt } from './prices.ts';
import type { Random } from '../support/random.ts';
import { call } from './steps.ts';
import { settle, wishFor } from './wishes.ts';
import type { World } from './world.ts';

/** Models of the engine, by what they make. */
const MODELS = { image: 'kilas-studio-image', video: 'kilas-studio-video' };
/** Seconds until a new price holds. */
const DELAYS = [0, 0, 120, 3600];

/** The admin sets a price, from now on or from later on, or withdraws one that does not hold yet. */
export async function changePrices(world: World): Promise<string | undefined> {
  const { chaos, clock, prices } = world;
  const { random } = chaos;
  const now = clock.now().getTime();
  const coming = random.chance(0.5) && random.pick(prices.filter(({ id, from }) => id !== null && from > now));
  if (coming) {
    const answer = await doAsAdmin(world, 'POST', `/dashboard/prices/${coming.id}/withdraw`);
    if (answer?.status !== 200) return `a price is not withdrawn: ${JSON.stringify(answer?.body)}`;
    prices.splice(prices.indexOf(coming), 1);
    return;
  }
  const { kind, subject, values } = drawPrice(world, random);
  const from = now + 1000 * random.pick(DELAYS)!;
  const seen = priceAt(prices, kind, subject, now);
  const isMisled = random.chance(0.1);
  const [field] = Object.keys(seen) as [keyof PriceValues];
  const expected = isMisled ? { ...seen, [field]: seen[field]! + 1 } : random.chance(0.5) ? seen : undefined;
  const holdsFrom = from > now && { holds_from: new Date(from).toISOString() };
  const body = { kind, subject, values, ...holdsFrom, ...(expected && { expected }) };
  const answer = await doAsAdmin<InferOutput<typeof PriceSetReply> & ErrorBody>(
    world,
    'POST',
    '/dashboard/prices',
    body,
  );
  if (isMisled && answer?.body.code === 'price_changed') return;
  if (answer?.status !== 201 || isMisled)
    return `a price is set wrongly: ${answer?.status} ${JSON.stringify(answer?.body)}`;
  const { id } = answer.body.data;
  // Of two for one moment only the later one is left.
  const replaced = prices.findIndex(
    (each) => each.id !== null && each.kind === kind && each.subject === subject && each.from === from,
  );
  if (replaced >= 0) prices.splice(replaced, 1);
  prices.push({ kind, subject, values, from, id });
}

function drawPrice(
  { packageId, prices }: World,
  random: Random,
): { kind: PriceKind; subject: string; values: PriceValues } {
  const fee = random.pick(prices.filter(({ kind }) => kind === 'fee'))!;
  const { credit_amount: size } = priceAt(prices, 'package', packageId, -Infinity);
  const isOnSale = Number(random.chance(0.8));
  return random.pick([
    { kind: 'rate', subject: '1K', values: { coins: random.pick([2, 4, 5]) } },
    { kind: 'rate', subject: '1K', values: { coins: random.pick([2, 3, 6]) } },
    { kind: 'rate', subject: '480p', values: { coins: random.pick([3, 4, 5]) } },
    {
      kind: 'factor',
      subject: random.pick(Object.values(MODELS))!,
      values: { permille: random.pick([700, 1000, 1500]) },
    },
    {
      kind: 'package',
      subject: packageId,
      values: { credit_amount: size, rupiah: random.pick([8000, 9500, 12_000]), is_on_sale: isOnSale },
    },
    {
      kind: 'fee',
      subject: fee.subject,
      values: { flat: random.pick([0, 2500, 5001]), permyriad: random.pick([0, 70, 155]) },
    },
    { kind: 'vat', subject: 'vat', values: { permyriad: random.pick([0, 1100, 1250]) } },
    { kind: 'bonus', subject: 'first-topup', values: { percent: random.pick([0, 15, 20]) } },
  ] as const) as { kind: PriceKind; subject: string; values: PriceValues };
}

/** Asks what something costs: what is shown is the price of that moment. */
export function askForPrice(world: World, person: Person): Promise<string | undefined> {
  return world.chaos.random.chance(0.6) ? askForCoins(world, person) : askForRupiah(world, person);
}

async function askForCoins(world: World, person: Person): Promise<string | undefined> {
  const { chaos, clock, prices } = world;
  const make = drawMake(chaos);
  const kind = KIND_OF_MODE[make.mode];
  const { resolution, duration_seconds: seconds = null, count = make.body.max_images ?? 1 } = make.body;
  const path =
    kind === 'image' ? '/coin/calculate/image' : chaos.random.pick(['/coin/calculate', '/coin/calculate/video']);
  const asked = { mode: make.mode, resolution, count, ...(seconds !== null && { duration_seconds: seconds }) };
  const answer = await call<{ data: Quote }>(world, person, 'POST', path!, asked);
  if (answer?.status !== 200) return;
  const now = clock.now().getTime();
  const { coins, coins_per_item: each } = answer.body.data;
  const settings = { resolution, duration_seconds: seconds } as Parameters<typeof coinsAt>[1]['settings'];
  const due = coinsAt(prices, { kind, model: { id: MODELS[kind], label: '', is_local: false }, settings }, now);
  if (each !== due || coins !== due * count) return `a quote says ${coins} (${each} each) instead of ${due} each`;
  person.quote = { make, coins, at: now, most: each };
}

async function askForRupiah(world: World, person: Person): Promise<string | undefined> {
  const order = drawOrder(world);
  const wanted = { channel: 'QRIS', ...order.wanted };
  const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
  const answer = await call<{ data: OrderSummary }>(world, person, 'GET', `/credits/topup/quote?${query}`);
  if (!answer || answer.status >= 500 || answer.status === 401) return;
  const now = world.clock.now().getTime();
  const due = orderAt(world.prices, wanted, now);
  if (answer.status >= 400) return due ? `an order has no summary: ${JSON.stringify(answer.body)}` : undefined;
  const told = answer.body.data;
  const bonus = told.is_first_topup ? due?.bonus : 0;
  const isRight =
    told.subtotal === due?.subtotal &&
    told.platform_fee === due.platform_fee &&
    told.vat === due.vat &&
    told.total_payment === due.total_payment &&
    told.bonus_credits === bonus;
  if (!isRight) return `a summary says ${JSON.stringify(told)} instead of ${JSON.stringify(due)}`;
  person.summary = { order, told, shown: { at: now, most: told.total_payment } };
}

/** Takes what was shown last, at the price that was shown. */
export async function acceptPrice(world: World, person: Person): Promise<string | undefined> {
  const { quote, summary } = person;
  if (!quote && !summary) return askForPrice(world, person);
  if (quote && (!summary || quote.at > summary.shown.at)) {
    person.quote = null;
    return settle(world, person, wishFor(world, quote.make, quote));
  }
  person.summary = null;
  return sendOrder(world, person, summary!.order, summary);
}
