import type { InferOutput } from 'valibot';
import type { PauseReply, ReceiptList, WebhookList } from '../../contract/dashboard.ts';
import type { ApiAnswer } from '../support/testServer.ts';
import { doAsAdmin } from './adminSteps.ts';
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
  await random.pick([retryStuck, handleMessage, resolveReceipt])!(world);
}

async function retryStuck(world: World): Promise<void> {
  const what = world.chaos.random.pick(['tasks', 'messages', 'payments']);
  await doAsAdmin(world, 'POST', '/dashboard/system/retry', { what });
}

/** A message is tried again, or left as it is: the comparison with the gateway's list finds its payment. */
async function handleMessage(world: World): Promise<void> {
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

/** Of this run: the database keeps the rows of those before. */
const paymentIds = ({ gateway }: World) =>
  gateway.requests.flatMap(({ payments }) => payments.map(({ payment_id: id }) => id));
