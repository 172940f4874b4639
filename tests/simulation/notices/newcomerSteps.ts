import type { TokenReply } from '../../../contract/accounts.ts';
import type { Balance } from '../../../contract/credits.ts';
import { CODE_LIFETIME_SECONDS } from '../../../contract/limits.ts';
import { users } from '../../../server/accounts/tables.ts';
import { newId } from '../../../server/platform/identifier.ts';
import { callOverBreakingWire } from '../steps.ts';
import type { World } from '../world.ts';
import { askForTest, endBrowsers, signOut, subscribe } from './browserSteps.ts';
import type { Newcomer, Purpose } from './newcomer.ts';

const NEW_PASSWORD = 'sepeda-biru-di-kebun-7';

type Step = (world: World, newcomer: Newcomer) => Promise<string | undefined | void>;
/** Steps before the address is verified, and after. */
const BEFORE: Step[] = [askForCode, askForCode, useCode, useCode];
const AFTER: Step[] = [askForCode, useCode, subscribe, subscribe, askForTest, signOut, leave];

/** One step of a new user. @returns what is wrong, in words */
export async function stepOfNewcomer(world: World): Promise<string | undefined> {
  const { notices, chaos } = world;
  const newcomer = chaos.random.pick(notices.newcomers.filter(({ state }) => state !== 'gone'));
  if (!newcomer) return;
  if (newcomer.state === 'leaving') return (await leave(world, newcomer)) ?? undefined;
  const isIn = newcomer.isVerified === 'yes' && (await isSignedIn(world, newcomer));
  return (await chaos.random.pick(isIn ? AFTER : BEFORE)!(world, newcomer)) ?? undefined;
}

/** An account whose address is not verified yet, as a registration leaves it. */
export async function createNewcomer({ server, clock }: World): Promise<Newcomer> {
  const account = await server().signUp({ coins: 0 });
  const now = clock.now();
  const id = newId(now);
  Object.assign(account, { id, email: `baru-${id}@contoh.id` });
  const { email } = account;
  await server().services.database.insert(users).values({ id, email, fullName: 'Orang Baru', createdAt: now });
  return {
    account,
    signedInAt: 0,
    password: undefined,
    isVerified: 'no',
    state: 'here',
    asked: { 'verify-email': 0, 'reset-password': 0 },
    owed: new Map(),
    fresh: null,
    codes: { 'verify-email': new Set(), 'reset-password': new Set() },
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
  newcomer.asked[purpose] += 1;
  newcomer.replaced = new Set([...newcomer.codes['verify-email'], ...newcomer.codes['reset-password']]);
  newcomer.owed.delete(purpose);
  newcomer.fresh = null;
  if (answer) newcomer.owed.set(purpose, askedAt + CODE_LIFETIME_SECONDS * 1000);
}

/** The code of the last request is valid until it expires. */
async function useCode(world: World, newcomer: Newcomer): Promise<string | undefined> {
  const { account, fresh } = newcomer;
  if (!fresh) return;
  const isReset = fresh.purpose === 'reset-password';
  newcomer.fresh = null;
  const body = { email: account.email, otp_code: fresh.code, ...(isReset && { new_password: NEW_PASSWORD }) };
  const path = isReset ? '/auth/reset-password' : '/auth/verify-email';
  const isGood = world.clock.now().getTime() < fresh.until;
  const answer = await callOverBreakingWire<TokenReply>(world, '', 'POST', path, { body });
  if (answer && answer.status >= 400)
    return isGood && answer.status !== 429
      ? `the code of a mail is refused: ${JSON.stringify(answer.body)}`
      : undefined;
  newcomer.owed.delete(fresh.purpose);
  newcomer.isVerified = answer ? 'yes' : 'unsure';
  if (isReset) {
    newcomer.resets += 1;
    newcomer.password = NEW_PASSWORD;
    newcomer.isChangeOwed = answer !== null;
    endBrowsers(world, newcomer, () => true, answer ? 'off' : 'unsure');
  }
  if (!answer) return;
  account.tokens = answer.body;
  newcomer.signedInAt = world.clock.now().getTime();
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
  const body = { confirm_email: account.email, password: newcomer.password };
  const answer = await callOverBreakingWire(world, account.tokens.access_token, 'DELETE', '/me', { body });
  const isTriedAgain = newcomer.state === 'leaving';
  newcomer.owed.clear();
  newcomer.fresh = null;
  if (answer?.status === 204 || (isTriedAgain && answer && [401, 403, 404].includes(answer.status))) {
    newcomer.state = 'gone';
    endBrowsers(world, newcomer, () => true, 'off');
  } else if (!answer) {
    newcomer.state = 'leaving';
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
