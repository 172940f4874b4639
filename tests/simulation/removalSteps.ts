import type { Task } from '../../contract/generation.ts';
import type { InferOutput } from 'valibot';
import type { RemovedReply, ReportList, RestoredReply } from '../../contract/dashboard.ts';
import { doAsAdmin } from './adminSteps.ts';
import { type Person, readItems } from './person.ts';
import type { World } from './world.ts';

/** The admin removes one item of a person or all of them, or brings back what one removal took away. */
export async function removeAsAdmin(world: World, person: Person): Promise<string | undefined> {
  const { random } = world.chaos;
  const undone = random.chance(0.4) ? random.pick([...person.removals.keys()]) : undefined;
  if (undone) return undo(world, person, undone);
  const items = await readItems(world, person);
  const item = random.pick(items ?? []);
  if (!items || !item) return;
  const isAll = random.chance(0.2);
  const chosen = isAll ? items : [item];
  const path = isAll ? `user/${person.account.id}/all` : `${item.kind}/${item.id}`;
  const body = isAll ? { expected: items.length } : {};
  const answer = await doAsAdmin<InferOutput<typeof RemovedReply>>(world, 'DELETE', `/dashboard/content/${path}`, body);
  if (answer?.status !== 200) return `an admin cannot remove: ${JSON.stringify(answer?.body)}`;
  const { log_id: removal, removed, ended: stopped, coins_returned: returned } = answer.body.data;
  const unfinished = chosen.filter(isUnfinished);
  const told = [removed, stopped, returned].join();
  const due = [chosen.length, unfinished.length, unfinished.reduce((sum, { credits }) => sum + credits.held, 0)].join();
  if (told !== due) return `a removal took, ended and gave back ${told} instead of ${due}`;
  person.removals.set(
    removal,
    chosen.map(({ id }) => id),
  );
  for (const each of chosen) {
    person.endedOften.add(each.id);
    person.deleted.set(each.id, isUnfinished(each) ? ended(each) : each);
    if (isUnfinished(each)) person.stopped.add(each.id);
    if (await isSent(world, each)) return `a file of item ${each.id} is sent after its removal`;
  }
}

async function undo(world: World, person: Person, removal: string): Promise<string | undefined> {
  const path = `/dashboard/content/removals/${removal}/undo`;
  const answer = await doAsAdmin<InferOutput<typeof RestoredReply>>(world, 'POST', path);
  const ids = person.removals.get(removal)!;
  if (answer?.status !== 200 || answer.body.data.restored !== ids.length)
    return `a removal of ${ids.length} is not undone: ${JSON.stringify(answer?.body)}`;
  person.removals.delete(removal);
  for (const id of ids) person.deleted.delete(id);
  // By new links: those from before the removal may have expired since.
  const items = (await readItems(world, person)) ?? [];
  for (const item of items.filter(({ id, media }) => media && ids.includes(id)))
    if (!(await isSent(world, item))) return `a file of item ${item.id} is not back with it`;
}

const isUnfinished = ({ status }: Task) => status === 'pending' || status === 'processing';

/** As it is once an admin has removed it while it was made. */
function ended(item: Task): Task {
  const returned = item.credits.held;
  return { ...item, status: 'failed', credits: { ...item.credits, held: 0, charged: 0, returned } };
}

async function isSent({ server }: World, { media }: Task): Promise<boolean> {
  if (!media) return false;
  const file = await fetch(server().url + media.url);
  await file.body?.cancel();
  return file.status === 200;
}

/** Somebody reports a shared item; the admin ends its link, or leaves it. */
export async function reportShared(world: World, person: Person): Promise<string | undefined> {
  const { random } = world.chaos;
  const [id, token] = random.pick([...person.links]) ?? [];
  if (!id || person.deleted.has(id)) return;
  const said = await world.call('', 'POST', `/shared/${token}/report`, { body: { reason: 'other', note: 'simulasi' } });
  if (said?.status !== 204) return;
  const open = await doAsAdmin<InferOutput<typeof ReportList>>(world, 'GET', '/dashboard/reports?state=open');
  const report = open?.body.data.find(({ path }) => path.endsWith(token!));
  if (!report) return 'a report has not come';
  const action = random.pick(['dismiss', 'remove'] as const);
  const closed = await doAsAdmin(world, 'POST', `/dashboard/reports/${report.id}/close`, { action });
  if (closed?.status !== 200) return `a report cannot be closed: ${JSON.stringify(closed?.body)}`;
  if (action === 'remove') {
    person.links.delete(id);
    person.endedLinks.add(token!);
  }
  const isShown = (await world.call('', 'GET', `/shared/${token}`))?.status === 200;
  if (isShown !== (action === 'dismiss')) return `a link is wrong after its report: ${action}`;
}
