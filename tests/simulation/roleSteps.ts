import type { UploadedPictureReply } from '../../contract/articles.ts';
import type { InferOutput } from 'valibot';
import { doAsAdmin } from './adminSteps.ts';
import { endBrowsers } from './notices/browserSteps.ts';
import { type Person, readItems } from './person.ts';
import { endDevices } from './sessionSteps.ts';
import { call } from './steps.ts';
import type { World } from './world.ts';

/** What an admin may read, what one may write, and what one may do with somebody else's coins. */
const ADMIN_CALLS = [
  ['GET', '/dashboard/users?per_page=1', undefined],
  ['GET', '/articles/admin/all?size=1', undefined],
  ['POST', '/dashboard/pauses', { engine_id: null, message: { id: 'Jeda', en: 'Pause' }, reason: 'simulasi' }],
  ['POST', '/articles/', { title: 'Bukan admin', content: { blocks: [] } }],
] as const;

/** The admin makes somebody an admin, or takes the role away; with it go the sessions, and every admin call. */
export async function changeRole(world: World, person: Person): Promise<string | undefined> {
  const role = person.isAdmin ? 'user' : 'admin';
  const old = person.account.tokens.access_token;
  const answer = await doAsAdmin(world, 'PATCH', `/dashboard/users/${person.account.id}/role`, { role });
  if (answer?.status !== 200) return `a role cannot be changed: ${JSON.stringify(answer?.body)}`;
  person.isAdmin = role === 'admin';
  if (person.isAdmin) return checkAdminCalls(world, person);
  endBrowsers(world, person, () => true, 'off');
  endDevices(person, 'ended');
  person.signedInAt = 0;
  const late = await world.call(old, 'GET', '/library/');
  if (late?.status === 200) return 'a session goes on after its account lost a role';
}

/** Tries what is for admins: all of it works with the role, and nothing without. */
export async function checkAdminCalls(world: World, person: Person): Promise<string | undefined> {
  const { random } = world.chaos;
  const [method, path, body] = random.pick(person.isAdmin ? ADMIN_CALLS.slice(0, 2) : ADMIN_CALLS)!;
  const answer = await call(world, person, method, path, body);
  if (!answer || answer.status >= 500 || answer.status === 401) return;
  if (person.isAdmin ? answer.status !== 200 : answer.status !== 403)
    return `${person.isAdmin ? 'an admin' : 'somebody who is no admin'} gets ${answer.status} for ${method} ${path}`;
}

/** An admin keeps a copy of an own work for an article; nobody else's. */
export async function useWork(world: World, person: Person): Promise<string | undefined> {
  if (!person.isAdmin) return changeRole(world, person);
  const { random } = world.chaos;
  const items = await readItems(world, person);
  const media = random.pick(items?.flatMap((item) => item.media ?? []) ?? []);
  if (!media) return;
  const body = { media_id: MEDIA_ID.exec(media.url)![0] };
  const answer = await call<InferOutput<typeof UploadedPictureReply>>(
    world,
    person,
    'POST',
    '/articles/use-work',
    body,
  );
  if (!answer || answer.status >= 500 || answer.status === 401) return;
  if (answer.status !== 201) return `a work cannot be used: ${JSON.stringify(answer.body)}`;
  world.pictures.push(answer.body.data.id);
}

const MEDIA_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
