import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { ErrorBody } from '../../contract/errorBody.ts';
import type { VouchersReply } from '../../contract/dashboard.ts';
import type { InferOutput } from 'valibot';
import { users } from '../../server/accounts/tables.ts';
import type { ApiAnswer } from '../support/testServer.ts';
import { endBrowsers } from './notices/browserSteps.ts';
import { type Person, VOUCHER_COINS, VOUCHER_USES } from './person.ts';
import { endDevices } from './sessionSteps.ts';
import { callOverBreakingWire, createWish, settle } from './wishes.ts';
import type { World } from './world.ts';

/** The cheapest hash of a password: how dear one is to guess is no matter here. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const ADMIN_PASSWORD = 'kuda-laut-biru-7';
const ADMIN_HASH = await hash(ADMIN_PASSWORD, CHEAP);

/** The run's admin, who has a password. */
export async function createAdmin(world: World): Promise<void> {
  const account = await world.server().signUp({ coins: 0, role: 'admin' });
  const { database } = world.server().services;
  await database.update(users).set({ passwordHash: ADMIN_HASH }).where(eq(users.id, account.id));
  world.admin = { account, signedInAt: 0 };
}

/** Seconds after which the admin signs in again. */
const SESSION_LASTS = 600;
const REASON = { reason: 'simulasi' };

/** The admin's token, of a session that was confirmed by the password; null when either failed. */
export async function adminToken(world: World): Promise<string | null> {
  const { admin, clock, server } = world;
  const now = clock.now().getTime();
  const { account } = admin;
  if (Math.abs(now - admin.signedInAt) > SESSION_LASTS * 1000) {
    const isIn = await server()
      .signInAgain(account)
      .then(
        () => true,
        () => false,
      );
    if (!isIn) return null;
    const body = { password: ADMIN_PASSWORD };
    const confirmed = await world.call(account.tokens.access_token, 'POST', '/dashboard/confirm', { body });
    if (confirmed?.status !== 200) return null;
    admin.signedInAt = now;
  }
  return account.tokens.access_token;
}

/** As `askAsAdmin`, with a reason in the body. */
export function doAsAdmin<Reply = ErrorBody>(
  world: World,
  method: string,
  path: string,
  body: object = {},
): Promise<ApiAnswer<Reply> | null> {
  return askAsAdmin<Reply>(world, method, path, method === 'GET' ? undefined : { ...body, ...REASON });
}

/**
 * Asks as the admin until there is an answer, at last over a way to the database that does not break: what was done is
 * then known.
 */
export async function askAsAdmin<Reply = ErrorBody>(
  world: World,
  method: string,
  path: string,
  body?: object,
): Promise<ApiAnswer<Reply> | null> {
  const options = { key: world.chaos.random.uuid(), ...(body && { body }) };
  for (let tries = 0; tries < 5; tries += 1) {
    const token = await adminToken(world);
    if (token === null) continue;
    const answer = await (tries < 2
      ? callOverBreakingWire<Reply>(world, token, method, path, options)
      : world.call<Reply>(token, method, path, options));
    if (answer && answer.status < 500) return answer;
  }
  return null;
}

/** The admin gives or takes coins. */
export async function correctCoins(world: World, person: Person): Promise<void> {
  const { random } = world.chaos;
  const path = `/dashboard/users/${person.account.id}/credits`;
  const body = { amount: random.pick([5, 20, -3]), ...REASON };
  await settle(world, person, createWish(world, { what: 'correction', path, body }));
}

/** The admin creates a voucher, or stops one. */
export async function changeVouchers(world: World): Promise<string | undefined> {
  const { random } = world.chaos;
  const token = await adminToken(world);
  if (token === null) return;
  const running = random.chance(0.4) && random.pick(world.vouchers.filter(({ isStopped }) => !isStopped));
  if (running) {
    const path = `/dashboard/vouchers/${running.id}/stop`;
    const answer = await callOverBreakingWire(world, token, 'POST', path, { body: REASON, key: random.uuid() });
    if (answer && answer.status !== 200 && answer.status !== 409) return `a voucher is not stopped: ${answer.status}`;
    if (answer?.status === 200) running.isStopped = true;
    return;
  }
  const code = `${world.vouchers[0]!.code}N${world.vouchers.length}`;
  const key = random.uuid();
  const body = { count: 1, code, credits: VOUCHER_COINS, max_uses: VOUCHER_USES, ...REASON };
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await callOverBreakingWire<InferOutput<typeof VouchersReply>>(
      world,
      token,
      'POST',
      '/dashboard/vouchers',
      { body, key },
    );
    if (!answer) continue;
    if (answer.status !== 201) return `a voucher is not created: ${answer.status} ${JSON.stringify(answer.body)}`;
    const { vouchers } = answer.body.data;
    world.vouchers.push({ code, id: vouchers[0]!.id, isStopped: false });
    return;
  }
}

/** The admin turns an account off and on again: its sessions end, and what is being made ends. */
export async function deactivate(world: World, person: Person): Promise<string | undefined> {
  const token = await adminToken(world);
  if (token === null) return;
  const { account } = person;
  const path = `/dashboard/users/${account.id}`;
  const options = { body: REASON, key: world.chaos.random.uuid() };
  const answer = await callOverBreakingWire(world, token, 'PATCH', `${path}/deactivate`, options);
  if (answer && answer.status !== 200) return `an account cannot be turned off: ${JSON.stringify(answer.body)}`;
  endBrowsers(world, person, () => true, answer ? 'off' : 'unsure');
  endDevices(person, answer ? 'ended' : 'unsure');
  person.signedInAt = 0;
  const read = await world.call(account.tokens.access_token, 'GET', '/library/');
  if (answer && read?.status !== 401 && read?.status !== 403)
    return `an account that is off is answered: ${read?.status}`;
  const again = await world.call(token, 'PATCH', `${path}/activate`, { body: REASON });
  // A request that was not carried out left the account on.
  const isOn = again?.status === 200 || (!answer && again?.status === 409);
  if (!isOn) return `an account cannot be turned on: ${again?.status}`;
  const late = answer && (await world.call(account.tokens.access_token, 'GET', '/library/'));
  if (late?.status === 200) return 'a session goes on after its account was turned off';
}
