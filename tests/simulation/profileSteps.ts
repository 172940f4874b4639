import type { Preferences, User } from '../../contract/accounts.ts';
import type { Person } from './person.ts';
import { call } from './steps.ts';
import { callOverBreakingWire } from './wishes.ts';
import type { World } from './world.ts';

/** What somebody keeps about themselves; undefined: never changed; null: unknown. */
export interface Profile {
  full_name?: string | null;
  language?: Preferences['language'] | null;
  notify_details?: boolean | null;
}

/** Changes the name, the language, or whether messages name an item. */
export async function changeProfile(world: World, person: Person): Promise<string | undefined> {
  const { random } = world.chaos;
  const change: Profile = random.pick([
    { full_name: `Orang ${random.below(1000)}` },
    { language: random.pick(['id', 'en'] as const) },
    { notify_details: random.chance(0.5) },
  ])!;
  const [method, path] = 'full_name' in change ? ['PATCH', '/me'] : ['PUT', '/me/preferences'];
  const token = person.account.tokens.access_token;
  const answer = await callOverBreakingWire(world, token, method!, path!, { body: change });
  if (answer && answer.status >= 400) return `a profile cannot be changed: ${JSON.stringify(answer.body)}`;
  const unknown = Object.fromEntries(Object.keys(change).map((name) => [name, null]));
  Object.assign(person.profile, answer ? change : unknown);
}

/** What is wrong with what somebody keeps about themselves, once nothing fails any more; in words. */
export async function checkProfile(world: World, person: Person): Promise<string[]> {
  const kept = Object.entries(person.profile).filter(([, value]) => value !== null);
  if (kept.length === 0) return [];
  const me = await call<{ data: User }>(world, person, 'GET', '/auth/me');
  const preferences = await call<{ data: Preferences }>(world, person, 'GET', '/me/preferences');
  const shown: Record<string, unknown> = { ...me?.body.data, ...preferences?.body.data };
  return kept
    .filter(([name, value]) => shown[name] !== value)
    .map(([name, value]) => `${name} is ${shown[name]} instead of ${value}`);
}
