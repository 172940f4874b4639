import type { InferOutput } from 'valibot';
import type {
  OddPaymentList,
  PauseReply,
  ReceiptList,
  ReconciliationReply,
  SystemReply,
  WebhookList,
} from '../../contract/dashboard.ts';
import { advanceTaskQueue } from '../../server/generation/queues.ts';
import { sendMailQueue, sendPushQueue } from '../../server/notices/queues.ts';
import type { ApiAnswer } from '../support/testServer.ts';
import { askAsAdmin, doAsAdmin } from './adminSteps.ts';
import type { World } from './world.ts';

/** The operator pauses the engine, or all there are: nothing new is accepted and what waits goes on waiting. */
export async function pauseMaking(world: World): Promise<string | undefined> {
  if (world.pause) return endPause(world);
  const body = { engine_id: world.chaos.random.pick([null, 'unsteady']), message: { id: 'Jeda', en: 'Pause' } };
  const answer = await doAsAdmin<InferOutput<typeof PauseReply>>(world, 'POST', '/dashboard/pauses', body);
  if (answer?.status !== 201) return `nothing is paused: ${JSON.stringify(answer?.body)}`;
  world.pause = { id: answer.body.data.id, accepted: 0 };
}

export async function endPause(world: World): Promise<string | undefined> {
  if (!world.pause) return;
  const { id, accepted } = world.pause;
  world.pause = null;
  const answer = await doAsAdmin(world, 'POST', `/dashboard/pauses/${id}/end`);
  if (answer?.status !== 200) return `a pause does not end: ${JSON.stringify(answer?.body)}`;
  if (accepted > 0) return `a pause let ${accepted} through`;
}

/** Counts an answer that a pause should have refused; one that repeats an earlier answer is right. */
export function noteAccepted({ pause }: World, answer: ApiAnswer<unknown> | null): void {
  if (pause && answer && answer.status < 400 && !answer.headers.get('idempotent-replayed')) pause.accepted += 1;
}

/** The operator handles by hand what is under way by itself: nobody may get more or less for it. */
export async function lendAHand(world: World): Promise<void> {
  const { random } = world.chaos;
  await random.pick([retryStuck, retryGivenUp, clearUp, clearUp, clearUp, dismissConcern])!(world);
}

/** What waits for somebody. */
async function clearUp(world: World): Promise<void> {
  await handleMessage(world);
  await resolveReceipt(world);
  await dismissOdd(world);
}

async function retryStuck(world: World): Promise<void> {
  const what = world.chaos.random.pick(['tasks', 'messages', 'payments', 'lacks']);
  await doAsAdmin(world, 'POST', '/dashboard/system/retry', { what });
}

/** A message is tried again, or left as it is: the comparison with the gateway's list finds its payment. */
export async function handleMessage(world: World): Promise<void> {
  const { random } = world.chaos;
  const waiting = await doAsAdmin<InferOutput<typeof WebhookList>>(world, 'GET', '/dashboard/webhooks?state=waiting');
  const ids = paymentIds(world);
  const message = random.pick(waiting?.body.data?.filter(({ key }) => ids.some((id) => key.includes(id))) ?? []);
  const action = random.pick(['replay', 'tick-off']);
  if (message) await doAsAdmin(world, 'POST', `/dashboard/webhooks/${message.id}/${action}`);
}

/** Money that nobody could place is noted as dealt with. */
async function resolveReceipt(world: World): Promise<void> {
  const open = await doAsAdmin<InferOutput<typeof ReceiptList>>(world, 'GET', '/dashboard/receipts?state=open');
  const ids = paymentIds(world);
  const mine = open?.body.data?.filter(({ payment_id: id }) => ids.includes(id)) ?? [];
  const receipt = world.chaos.random.pick(mine);
  if (receipt) await doAsAdmin(world, 'POST', `/dashboard/receipts/${receipt.id}/resolve`);
}

/** A row of the gateway's list that nobody can book. */
async function dismissOdd(world: World): Promise<void> {
  const open = await doAsAdmin<InferOutput<typeof OddPaymentList>>(world, 'GET', '/dashboard/odd-payments?state=open');
  const mine = world.gateway.list.odd.map((row) => (row as { id: string }).id);
  const odd = world.chaos.random.pick(open?.body.data.filter(({ key }) => mine.includes(key)) ?? []);
  if (odd) await doAsAdmin(world, 'POST', `/dashboard/odd-payments/${odd.id}/tick-off`);
}

/** Failures and forgeries that were seen, or jobs that were given up in a queue where none was. */
async function dismissConcern(world: World): Promise<void> {
  const { chaos, clock } = world;
  const what = chaos.random.pick(['failures', 'refusals', 'jobs'] as const);
  const about = what === 'jobs' ? { queue: advanceTaskQueue.name } : { seen_until: clock.now().toISOString() };
  await doAsAdmin(world, 'POST', '/dashboard/system/tick-off', { what, ...about });
}

/** Mails and pushes that the queue has given up are tried again: they arrive as if it had not. */
export async function retryGivenUp(world: World): Promise<void> {
  const { givenUp } = world.notices;
  const mails = [...givenUp].filter(([, queue]) => queue === sendMailQueue.name).map(([id]) => id);
  const hasPushes = mails.length < givenUp.size;
  const isMailed = mails.length > 0 && (await doAsAdmin(world, 'POST', '/dashboard/mails/retry', { ids: mails }));
  const body = { what: 'jobs', queue: sendPushQueue.name };
  const isPushed = hasPushes && (await doAsAdmin(world, 'POST', '/dashboard/system/retry', body));
  for (const [id, queue] of givenUp) if (queue === sendMailQueue.name ? isMailed : isPushed) givenUp.delete(id);
}

/** The operator looks: at the ledger, the overview's figures, or the gateway's report of a day. */
export async function checkBooks(world: World): Promise<string | undefined> {
  const what = world.chaos.random.pick(['ledger-check', 'recount', 'reconciliation'] as const);
  if (what === 'reconciliation') return reconcile(world);
  const answer = await doAsAdmin(world, 'POST', `/dashboard/system/${what}`);
  if (answer?.status !== 200) return `a check (${what}) brings ${answer?.status}`;
  if (what === 'recount') return;
  const { ledger } =
    (await doAsAdmin<InferOutput<typeof SystemReply>>(world, 'GET', '/dashboard/system'))?.body.data ?? {};
  if (ledger && ledger.problems.length > 0) return `the ledger differs: ${ledger.problems.join()}`;
}

/** What the gateway reports of a day is known here with the same amount, or not yet told. */
async function reconcile(world: World): Promise<string | undefined> {
  const payments = world.gateway.requests
    .flatMap(({ payments: each }) => each)
    .filter(({ status }) => status === 'SUCCEEDED');
  const lines = payments.map(({ payment_id: id, reference_id: reference, amount }) => `${id},${reference},${amount}`);
  const csv = ['payment_id,reference_id,amount', ...lines].join('\n');
  const day = new Date(world.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  const answer = await askAsAdmin<InferOutput<typeof ReconciliationReply>>(world, 'POST', '/dashboard/reconciliation', {
    day,
    csv,
  });
  if (answer?.status !== 200) return `a day is not compared: ${JSON.stringify(answer?.body)}`;
  const rows = answer.body.data.rows.filter(({ payment_id: id }) => payments.some((each) => each.payment_id === id));
  const strange = rows.filter(({ as }) => as !== 'matched' && as !== 'missing_here');
  if (rows.length < payments.length || strange.length > 0)
    return `a day is compared wrongly: ${JSON.stringify(strange)}`;
}

/** Of this run: the database keeps the rows of those before. */
const paymentIds = ({ gateway }: World) =>
  gateway.requests.flatMap(({ payments }) => payments.map(({ payment_id: id }) => id));
