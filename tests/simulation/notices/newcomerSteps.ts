import type { TokenReply } from '../../../contract/accounts.ts';
import type { Balance } from '../../../contract/credits.ts';
import { CODE_LIFETIME_SECONDS } from '../../../contract/limits.ts';
import { users } from '../../../server/accounts/tables.ts';
import { newId } from '../../../server/platform/identifier.ts';
import { userOf } from '../../support/accounts.ts';
import { endDevices, useDevice } from '../sessionSteps.ts';
import { callOverBreakingWire } from '../wishes.ts';
import type { World } from '../world.ts';
import { askForTest, endBrowsers, signOut, subscribe } from './browserSteps.ts';
import type { Newcomer, Purpose } from './newcomer.ts';

/** The share of newcomers who register by the call, which costs a password's hash. */
const REGISTERING = 0.3;
const NEW_PASSWORD = 'sepeda-biru-di-kebun-7';

type Step = (world: World, newcomer: Newcomer) => Promise<string | undefined | void>;
/** Steps before the address is verified, and after. */
const BEFORE: Step[] = [askForCode, askForCode, useCode, useCode, useLink, useDeadLink, register, logIn];
const AFTER: Step[] = [
  askForCode,
  useCode,
  subscribe,
  subscribe,
  askForTest,
  signOut,
  useDevice,
  useDeadLink,
  register,
  logIn,
  leave,
];

/** One step of a new user. @returns what is wrong, in words */
export async function stepOfNewcomer(world: World): Promise<string | undefined> {
  const { notices, chaos } = world;
  const newcomer = chaos.random.pick(notices.newcomers.filter(({ state }) => state !== 'gone'));
  if (!newcomer) return;
  if (!newcomer.isRegistered) return register(world, newcomer);
  if (newcomer.state === 'leaving') return (await leave(world, newcomer)) ?? undefined;
  const isIn = newcomer.isVerified === 'yes' && (await isSignedIn(world, newcomer));
  return (await chaos.random.pick(isIn ? AFTER : BEFORE)!(world, newcomer)) ?? undefined;
}

/** Somebody who is about to register, or an account whose address is not verified yet, as a registration leaves it. */
export async function createNewcomer({ server, clock, chaos }: World): Promise<Newcomer> {
  const account = await server().signUp({ coins: 0 });
  const now = clock.now();
  const id = newId(now);
  Object.assign(account, { id, email: `baru-${id}@contoh.id` });
  const { email } = account;
  const isRegistered = !chaos.random.chance(REGISTERING);
  if (isRegistered)
    await server().services.database.insert(users).values({ id, email, fullName: 'Orang Baru', createdAt: now });
  return {
    account,
    signedInAt: 0,
    devices: [],
    password: undefined,
    isRegistered,
    isVerified: 'no',
    state: 'here',
    asked: { 'verify-email': 0, 'reset-password': 0 },
    owed: new Map(),
    fresh: null,
    codes: { 'verify-email': new Set(), 'reset-password': new Set() },
    links: new Map(),
    deadLinks: new Set(),
    replaced: new Set(),
    resets: 0,
    isChangeOwed: false,
  };
}

/** Signs in again once a session is ten minutes old. @returns false when that failed */
async function isSignedIn({ server, clock }: World, newcomer: Newcomer): Promise<boolean> {
  const now = clock.now().getTime();
  if (now - newcomer.signedInAt <= 600_000) return true;
  try {
    await server().signInAgain(newcomer.account);
  } catch {
    return false;
  }
  newcomer.signedInAt = now;
  return true;
}

async function askForCode(world: World, newcomer: Newcomer): Promise<void> {
  const isReset = newcomer.isVerified !== 'no';
  const purpose: Purpose = isReset ? 'reset-password' : 'verify-email';
  const path = isReset ? '/auth/forgot-password' : '/auth/resend-verification';
  const askedAt = world.clock.now().getTime();
  const answer = await callOverBreakingWire(world, '', 'POST', path, { body: { email: newcomer.account.email } });
  if (answer && answer.status >= 400) return;
  noteAsked(newcomer, purpose, answer && askedAt);
}

/** Records that a code was asked for. @param answeredAt null: without an answer */
function noteAsked(newcomer: Newcomer, purpose: Purpose, answeredAt: number | null): void {
  newcomer.asked[purpose] += 1;
  newcomer.replaced = new Set([...newcomer.codes['verify-email'], ...newcomer.codes['reset-password']]);
  newcomer.owed.delete(purpose);
  newcomer.fresh = null;
  if (answeredAt === null) return;
  newcomer.owed.set(purpose, answeredAt + CODE_LIFETIME_SECONDS * 1000);
  if (purpose === 'verify-email') for (const link of newcomer.links.values()) newcomer.deadLinks.add(link);
}

/** Letters of an address are the same, large or small. */
const spell = ({ chaos }: World, email: string) => (chaos.random.chance(0.5) ? email : email.toUpperCase());

/** Registers, also again: while the address is not verified, the last registration counts, and afterwards none. */
async function register(world: World, newcomer: Newcomer): Promise<string | undefined> {
  const { email } = newcomer.account;
  const password = `sepeda-hijau-di-kebun-${world.chaos.random.below(1000)}`;
  const body = { full_name: 'Orang Baru', email: spell(world, email), password, confirm_password: password };
  const askedAt = world.clock.now().getTime();
  const answer = await callOverBreakingWire(world, '', 'POST', '/auth/register', { body });
  if (newcomer.isVerified !== 'no') {
    if (answer && answer.status < 400 && newcomer.isVerified === 'yes')
      return 'an address that is verified is registered again';
    // Whether it was verified is not known, and so neither is whether it was registered anew.
    if (newcomer.isVerified === 'unsure' && answer?.status !== 409) noteAsked(newcomer, 'verify-email', null);
    return;
  }
  if (answer && answer.status >= 400) return `nobody can register: ${JSON.stringify(answer.body)}`;
  newcomer.isRegistered ||= answer !== null;
  newcomer.password = answer ? password : null;
  noteAsked(newcomer, 'verify-email', answer && askedAt);
}

/** Only a verified address with its own password signs in. */
async function logIn(world: World, newcomer: Newcomer): Promise<string | undefined> {
  const { account, password, isVerified } = newcomer;
  if (!password || isVerified === 'unsure') return;
  const isRight = world.chaos.random.chance(0.7);
  const body = { email: spell(world, account.email), password: isRight ? password : `${password}9` };
  const answer = await callOverBreakingWire<TokenReply>(world, '', 'POST', '/auth/login', { body });
  if (!answer || answer.status === 429) return;
  if ((answer.status === 200) !== (isRight && isVerified === 'yes'))
    return `signing in brings ${answer.status}: ${isRight ? 'right' : 'wrong'} password, verified: ${isVerified}`;
  if (answer.status === 200) signIn(world, newcomer, answer.body);
}

function signIn({ clock }: World, newcomer: Newcomer, tokens: TokenReply): void {
  newcomer.account.tokens = tokens;
  newcomer.account.id = userOf(tokens);
  newcomer.signedInAt = clock.now().getTime();
}

/** The code of the last request is valid until it expires. */
async function useCode(world: World, newcomer: Newcomer): Promise<string | undefined> {
  const { account, fresh } = newcomer;
  if (!fresh) return;
  const isReset = fresh.purpose === 'reset-password';
  const isNew = isReset || newcomer.password === null;
  newcomer.fresh = null;
  const body = { email: account.email, otp_code: fresh.code, ...(isNew && { new_password: NEW_PASSWORD }) };
  const path = isReset ? '/auth/reset-password' : '/auth/verify-email';
  const isGood = world.clock.now().getTime() < fresh.until;
  const answer = await callOverBreakingWire<TokenReply>(world, '', 'POST', path, { body });
  if (answer && answer.status >= 400)
    return isGood && answer.status !== 429
      ? `the code of a mail is refused: ${JSON.stringify(answer.body)}`
      : undefined;
  newcomer.owed.delete(fresh.purpose);
  if (isReset) {
    newcomer.resets += 1;
    newcomer.isChangeOwed = answer !== null;
    endBrowsers(world, newcomer, () => true, answer ? 'off' : 'unsure');
    endDevices(newcomer, answer ? 'ended' : 'unsure');
  }
  noteVerified(world, newcomer, answer, isNew);
}

function noteVerified(world: World, newcomer: Newcomer, answer: { body: TokenReply } | null, isNew: boolean): void {
  newcomer.isVerified = answer ? 'yes' : 'unsure';
  if (isNew) newcomer.password = NEW_PASSWORD;
  if (!answer) return;
  for (const link of newcomer.links.values()) newcomer.deadLinks.add(link);
  signIn(world, newcomer, answer.body);
}

/** The link of a mail with the registration's password, or with a new one. */
async function useLink(world: World, newcomer: Newcomer): Promise<string | undefined> {
  const { fresh, password } = newcomer;
  if (!fresh?.link) return;
  const isMistyped = world.chaos.random.chance(0.2);
  const isNew = !password;
  const proof = isMistyped ? { password: 'salah-ketik-8' } : isNew ? { new_password: NEW_PASSWORD } : { password };
  const isGood = world.clock.now().getTime() < fresh.until;
  const body = { token: fresh.link, ...proof };
  const answer = await callOverBreakingWire<TokenReply>(world, '', 'POST', '/auth/verify-email/link', { body });
  if (isMistyped) return answer && answer.status < 400 ? 'a link is good with a wrong password' : undefined;
  newcomer.fresh = null;
  if (answer && answer.status >= 400)
    return isGood && answer.status !== 429
      ? `the link of a mail is refused: ${JSON.stringify(answer.body)}`
      : undefined;
  newcomer.owed.delete('verify-email');
  noteVerified(world, newcomer, answer, isNew);
}

/** A link whose code was used or replaced is good no more. */
async function useDeadLink(world: World, newcomer: Newcomer): Promise<string | undefined> {
  const token = world.chaos.random.pick([...newcomer.deadLinks]);
  if (!token) return;
  const body = { token, new_password: NEW_PASSWORD };
  const answer = await callOverBreakingWire(world, '', 'POST', '/auth/verify-email/link', { body });
  if (answer && answer.status < 400) return 'a link is good that was used or replaced';
}

/** Mails and test messages may still be queued when the account is deleted. */
async function leave(world: World, newcomer: Newcomer): Promise<string | undefined> {
  const { account } = newcomer;
  await askForCode(world, newcomer);
  try {
    await world.server().signInAgain(account);
  } catch {
    return;
  }
  newcomer.signedInAt = world.clock.now().getTime();
  if (newcomer.state === 'here') await askForTest(world, newcomer);
  const body = { confirm_email: account.email, password: newcomer.password ?? undefined };
  const answer = await callOverBreakingWire(world, account.tokens.access_token, 'DELETE', '/me', { body });
  const isTriedAgain = newcomer.state === 'leaving';
  newcomer.owed.clear();
  newcomer.fresh = null;
  if (answer?.status === 204 || (isTriedAgain && answer && [401, 403, 404].includes(answer.status))) {
    newcomer.state = 'gone';
    endDevices(newcomer, 'ended');
    endBrowsers(world, newcomer, () => true, 'off');
  } else if (!answer) {
    newcomer.state = 'leaving';
    endDevices(newcomer, 'unsure');
    endBrowsers(world, newcomer, () => true, 'unsure');
  } else if (!isTriedAgain) return `an account cannot be deleted: ${JSON.stringify(answer.body)}`;
}

/** What a newcomer's balance says once nothing fails any more; in words. */
export async function checkGrant(world: World, newcomer: Newcomer, grant: number): Promise<string | undefined> {
  if (newcomer.state !== 'here' || newcomer.isVerified !== 'yes') return;
  await world.server().signInAgain(newcomer.account);
  const answer = await world.call<{ data: Balance }>(newcomer.account.tokens.access_token, 'GET', '/credits/balance');
  const balance = answer?.body.data?.balance;
  return balance === grant ? undefined : `somebody who verified an address has ${balance} coins`;
}
