import type { Task } from '../../contract/generation.ts';
import type { Share } from '../../contract/shares.ts';
import type { Template } from '../../contract/templates.ts';
import { noteAskedAgain, type Person, readItems } from './person.ts';
import { call, pickItem } from './steps.ts';
import { callOverBreakingWire, createWish, settle } from './wishes.ts';
import type { World } from './world.ts';

/** Has the failed items of a batch made again; those that were cancelled stay cancelled. */
export async function makeBatchAgain(world: World, person: Person): Promise<void> {
  const item = await pickItem(world, person, ({ status }) => status === 'failed');
  if (!item) return;
  const ids = [...person.batches.values()].find((batch) => batch.ids.includes(item.id))?.ids ?? [item.id];
  for (const id of ids) {
    person.endedOften.add(id);
    person.stopped.delete(id);
  }
  const answer = await call<{ data: { items: Task[] } }>(
    world,
    person,
    'POST',
    `/library/batches/${item.batch_id}/retry`,
  );
  const again = answer?.status === 202 ? answer.body.data.items.map(({ id }) => id) : ids;
  for (const id of again) noteAskedAgain(world, person, id, answer);
}

/** Deletes several items at once: what has ended goes, what is being made stays. */
export async function removeMany(world: World, person: Person): Promise<string | undefined> {
  const { random } = world.chaos;
  const chosen = (await readItems(world, person))?.filter(() => random.chance(0.4)) ?? [];
  if (chosen.length === 0) return;
  const answer = await call<{ data: { deleted: string[] } }>(world, person, 'POST', '/library/delete', {
    ids: chosen.map(({ id }) => id),
  });
  if (answer?.status !== 200) return;
  const gone = new Set(answer.body.data.deleted);
  for (const item of chosen) {
    if (gone.has(item.id) !== hasEnded(item))
      return `of several items, ${item.id} (${item.status}) was treated wrongly`;
    if (!gone.has(item.id)) continue;
    person.endedOften.add(item.id);
    person.deleted.set(item.id, item);
  }
}

const hasEnded = ({ status }: Task) => status === 'completed' || status === 'failed';

/** Marks a favourite, or unmarks it. */
export async function markFavourite(world: World, person: Person): Promise<void> {
  const item = await pickItem(world, person, () => true);
  if (!item) return;
  const body = { is_favorite: world.chaos.random.chance(0.6) };
  const token = person.account.tokens.access_token;
  const answer = await callOverBreakingWire(world, token, 'PUT', `/library/${item.id}/favorite`, { body });
  if (!answer) person.favourites.set(item.id, null);
  else if (answer.status === 200) person.favourites.set(item.id, body.is_favorite);
}

/** Makes a public link, or ends one. */
export async function share(world: World, person: Person): Promise<string | undefined> {
  const { random } = world.chaos;
  const linked = random.chance(0.4) ? random.pick([...person.links.keys()]) : undefined;
  if (linked && !person.deleted.has(linked)) {
    const answer = await call(world, person, 'DELETE', `/library/${linked}/share`);
    if (answer?.status !== 204) return;
    const ended = person.links.get(linked)!;
    person.endedLinks.add(ended);
    person.links.delete(linked);
    const shown = await world.call('', 'GET', `/shared/${ended}`);
    return shown?.status === 200 ? 'a link that was ended shows an item' : undefined;
  }
  const item = await pickItem(world, person, ({ status }) => status === 'completed');
  if (!item) return;
  const answer = await call<{ data: Share }>(world, person, 'PUT', `/library/${item.id}/share`, {});
  if (answer?.status !== 200) return;
  const { token } = answer.body.data;
  const before = person.links.get(item.id);
  if (person.endedLinks.has(token) || (before && before !== token)) return 'a link has the address of another';
  person.links.set(item.id, token);
}

/** What is wrong with a person's public links once nothing fails any more; in words. */
export async function checkLinks(world: World, person: Person): Promise<string[]> {
  const wrong: string[] = [];
  const isOpen = async (token: string) => (await world.call('', 'GET', `/shared/${token}`))?.status === 200;
  for (const [id, token] of person.links)
    if ((await isOpen(token)) === person.deleted.has(id)) wrong.push(`the link of item ${id} is wrong`);
  for (const token of person.endedLinks) if (await isOpen(token)) wrong.push('a link that was ended shows an item');
  return wrong;
}

/** Keeps a template, changes one, or deletes one. */
export async function keepTemplate(world: World, person: Person): Promise<void> {
  const { random } = world.chaos;
  const known = random.pick([...person.templates.keys()]);
  const body = { name: `Pagi ${random.below(1000)}`, prompt: 'kopi di {tempat}', mode: 'text-to-image' };
  if (!known || random.chance(0.4)) {
    await settle(world, person, createWish(world, { what: 'template', path: '/templates/', body }));
    return;
  }
  if (random.chance(0.4)) {
    const answer = await call(world, person, 'DELETE', `/templates/${known}`);
    if (answer?.status === 204) person.templates.delete(known);
    return;
  }
  const token = person.account.tokens.access_token;
  const answer = await callOverBreakingWire(world, token, 'PUT', `/templates/${known}`, { body });
  if (!answer) person.templates.set(known, null);
  else if (answer.status === 200) person.templates.set(known, body.name);
}

/** What is wrong with a person's own templates once nothing fails any more; in words. */
export async function checkTemplates(world: World, person: Person): Promise<string[]> {
  if (person.templates.size === 0) return [];
  const answer = await call<{ data: Template[] }>(world, person, 'GET', '/templates/');
  const own = (answer?.body.data ?? []).filter((template) => template.is_own);
  const wrong = own.length === person.templates.size ? [] : [`${own.length} templates of ${person.templates.size}`];
  for (const { id, name } of own) {
    const kept = person.templates.get(id);
    if (kept === undefined || (kept !== null && kept !== name)) wrong.push(`template ${id} is not as it was kept`);
  }
  return wrong;
}
