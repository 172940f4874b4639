import { inArray, sql } from 'drizzle-orm';
import { advanceTask } from '../../server/generation/advance/advanceTask.ts';
import { tasks } from '../../server/generation/tables.ts';
import { rescueTasks } from '../../server/generation/advance/rescueTasks.ts';
import { drainWebhooks } from '../../server/payments/drainWebhooks.ts';
import { prepareTopup } from '../../server/payments/prepareTopup.ts';
import { sweepPayments } from '../../server/payments/sweepPayments.ts';
import { topups } from '../../server/payments/tables.ts';
import { deliverNotices } from './notices/deliverNotices.ts';
import { noteAllSent } from './notices/notices.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/**
 * What the workers would do for these people: tasks, orders, webhooks, and sometimes the watchdog. One after another,
 * so that a seed always gives the same run. A failed job is retried in a later round, as by the queue.
 */
export async function work(world: World, people: readonly Person[], { rounds }: { rounds: number }): Promise<void> {
  const { chaos, wire } = world;
  for (let round = 0; round < rounds; round += 1) {
    const isBroken = chaos.isDue(0.12);
    const isBrokenLater = !isBroken && chaos.isDue(0.12);
    if (isBroken)
      wire.cutAt(1 + chaos.random.below(30), chaos.random.pick(['before', 'after']), () =>
        chaos.note('the process loses its database in the middle of its work'),
      );
    if (isBrokenLater)
      wire.cutAfterCommit(1 + chaos.random.below(4), () =>
        chaos.note('the process loses its database right after a commit'),
      );
    const isOpen = [
      await attempt(world, () => advanceAll(world, people)),
      await attempt(world, () => prepareAll(world, people)),
    ];
    await attempt(world, () => drainWebhooks(world.server().services.payments));
    if (await deliverNotices(world)) noteAllSent(world.notices);
    if (chaos.random.chance(0.2)) await attempt(world, () => rescueTasks(world.server().services.generation));
    wire.settle();
    // Further rounds would have nothing to do.
    if (chaos.isCalm() && isOpen.every((each) => each === false)) return;
  }
}

/** The periodic sweep of payments, a minute later. */
export async function sweep(world: World): Promise<void> {
  const { chaos, gateway, clock } = world;
  clock.advance(60);
  if (chaos.happens('the gateway lists what nobody can book', 0.4)) {
    const row = { id: `txn_${chaos.random.uuid()}`, type: 'PAYMENT', status: 'SUCCESS', amount: 'banyak' };
    gateway.list.odd.push(row);
  }
  await attempt(world, () => sweepPayments(world.server().services.payments));
}

const ownersOf = (people: readonly Person[]) => people.map(({ account }) => account.id);

/** @returns whether any task was unfinished */
async function advanceAll(world: World, people: readonly Person[]): Promise<boolean> {
  const { database, generation } = world.server().services;
  const open = await database
    .select({ id: tasks.id })
    .from(tasks)
    .where(sql`${inArray(tasks.userId, ownersOf(people))} and ${tasks.status} in ('pending', 'processing')`)
    .orderBy(tasks.id);
  for (const { id } of open) await attempt(world, () => advanceTask({ deps: generation, taskId: id }));
  return open.length > 0;
}

/** @returns whether any order still needed payment instructions */
async function prepareAll(world: World, people: readonly Person[]): Promise<boolean> {
  const { database, payments } = world.server().services;
  const open = await database
    .select({ id: topups.id })
    .from(topups)
    .where(
      sql`${inArray(topups.userId, ownersOf(people))} and ${topups.state} = 'pending' and ${topups.instructions} is null`,
    )
    .orderBy(topups.id);
  for (const { id } of open) await attempt(world, () => prepareTopup({ deps: payments, topupId: id }));
  return open.length > 0;
}

async function attempt<Answer>(world: World, run: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await run();
  } catch {
    // Retried in a later round, as the queue would.
    await world.rest();
    return undefined;
  }
}
