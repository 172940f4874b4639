import { sql } from 'drizzle-orm';
import { accountMails } from '../../../server/accounts/accountMails.ts';
import { type MailJob, type PushJob, sendMailQueue, sendPushQueue } from '../../../server/notices/queues.ts';
import { sendMail } from '../../../server/notices/sendMail.ts';
import { sendPush } from '../../../server/notices/sendPush.ts';
import type { World } from '../world.ts';
import { forgetExpired } from './newcomer.ts';

type Job = { id: string } & ({ name: 'send-mail'; data: MailJob } | { name: 'send-push'; data: PushJob });

/**
 * Sends the queued mails and pushes as the workers would, each job once, in the order of the queue. A failed one is
 * retried at the next call.
 * @returns whether nothing failed, so that everything queued so far was sent
 */
export async function deliverNotices(world: World): Promise<boolean> {
  const { notices, chaos } = world;
  for (const newcomer of notices.newcomers) forgetExpired(newcomer, world.clock.now().getTime());
  const mark = notices.taken.mark();
  world.mailServer.deliverLate();
  notices.taken.allowAgain(mark);
  const before = chaos.count();
  const jobs = await readJobs(world).catch(() => null);
  if (!jobs) return false;
  for (const job of jobs) {
    const [faults, sent] = [chaos.count(), notices.taken.mark()];
    await run(world, job).catch(() => giveUp(world, job));
    if (chaos.count() > faults) notices.taken.allowAgain(sent);
  }
  return chaos.count() === before && notices.givenUp.size === 0;
}

/** After many tries, which are not made here, a queue gives a message up; an admin may have it tried again. */
async function giveUp({ server, chaos, notices }: World, { name, id }: Job): Promise<void> {
  if (!chaos.happens('the queue gives a message up', 0.1)) return;
  // Before the statement, whose answer may be lost.
  notices.givenUp.set(id, name);
  const { database } = server().services;
  await database
    .execute(sql`update pgboss.job set state = 'failed' where name = ${name} and id = ${id}`)
    .catch(() => undefined);
}

async function readJobs({ server }: World): Promise<Job[]> {
  // Jobs of one change were queued at the same moment; subscription ids are in order of creation.
  const { rows } = await server().services.database.execute<Job>(sql`
    select id, name, data from pgboss.job
    where name in (${sendMailQueue.name}, ${sendPushQueue.name}) and state in ('created', 'retry')
    order by created_on, data->>'subscriptionId'`);
  return rows;
}

async function run({ server, chaos }: World, job: Job): Promise<void> {
  const { database, mail, notices, accounts } = server().services;
  if (job.name === 'send-push') await sendPush(notices, job.data);
  else await sendMail({ mailer: mail.mailer, composers: accountMails(accounts), mail: job.data });
  if (chaos.happens('the process dies before it has noted that a message went out', 0.03)) return;
  await database.execute(sql`update pgboss.job set state = 'completed' where name = ${job.name} and id = ${job.id}`);
}

/** Leaves nothing of earlier runs in the queues. */
export async function clearQueues({ server }: World): Promise<void> {
  await server().services.database.execute(
    sql`delete from pgboss.job where name in (${sendMailQueue.name}, ${sendPushQueue.name})`,
  );
}
