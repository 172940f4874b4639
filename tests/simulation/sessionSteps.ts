import type { TokenReply } from '../../contract/accounts.ts';
import { sessionOf } from '../support/accounts.ts';
import type { TestAccount } from '../support/testServer.ts';
import { callOverBreakingWire } from './wishes.ts';
import type { World } from './world.ts';

/** A device on which an account is signed in beside the one that the other steps use. */
export interface Device {
  tokens: TokenReply;
  /** When the access token was issued, by the test clock, in milliseconds. */
  tokensAt: number;
  /** Refresh tokens that have a successor, oldest first. */
  used: string[];
  /** Whether the present refresh token was sent and no answer came. */
  isSent: boolean;
  /** `unsure`: a call that may have ended it was not answered. */
  state: 'open' | 'unsure' | 'ended';
}

interface Owner {
  account: TestAccount;
  devices: Device[];
}

/** Devices of one account at the same time. */
const MOST = 2;
/** Seconds for which an access token is used. */
const TOKEN_LASTS = 600;

/** Records that an account was signed out on all devices, or perhaps was. */
export function endDevices({ devices }: Owner, state: 'ended' | 'unsure'): void {
  for (const device of devices) if (device.state !== 'ended') device.state = state;
}

/** Signs in on another device, or does something on one: renews its session, also in wrong ways, or ends it. */
export async function useDevice(world: World, owner: Owner): Promise<string | undefined> {
  const { chaos, server, clock } = world;
  const open = owner.devices.filter(({ state }) => state === 'open');
  if (open.length < MOST && chaos.random.chance(0.4)) {
    const other = { ...owner.account };
    await server()
      .signInAgain(other)
      .then(
        () =>
          owner.devices.push({
            tokens: other.tokens,
            tokensAt: clock.now().getTime(),
            used: [],
            isSent: false,
            state: 'open',
          }),
        () => undefined,
      );
    return;
  }
  const device = chaos.random.pick(owner.devices);
  return (
    device &&
    chaos.random.pick([renew, renew, renew, repeat, reuse, leave, endOther, checkAccess])!(world, device, owner)
  );
}

const refresh = (world: World, token: string) =>
  callOverBreakingWire<TokenReply>(world, '', 'POST', '/auth/refresh', { body: { refresh_token: token } });

/** Without an answer, the same token is presented again later, as a browser does. */
async function renew(world: World, device: Device): Promise<string | undefined> {
  const { state, tokens } = device;
  const answer = await refresh(world, tokens.refresh_token);
  if (state === 'ended' && answer?.status === 200) return 'a session that has ended is renewed';
  if (answer?.status !== 200) {
    if (!answer) device.isSent = true;
    if (state === 'open' && answer && answer.status !== 429) return `an open session is not renewed: ${answer.status}`;
    return;
  }
  device.used.push(tokens.refresh_token);
  device.tokens = answer.body;
  device.tokensAt = world.clock.now().getTime();
  device.isSent = false;
  device.state = 'open';
}

/** The token before again, as if its answer had been lost: the same tokens follow, and nobody is signed out. */
async function repeat(world: World, device: Device): Promise<string | undefined> {
  const last = device.used.at(-1);
  if (!last || device.isSent || device.state !== 'open') return;
  const answer = await refresh(world, last);
  if (!answer || answer.status === 429) return;
  if (answer.status !== 200 || answer.body.refresh_token !== device.tokens.refresh_token)
    return `a refresh token whose answer may have been lost is not good again: ${answer.status}`;
}

/** A token whose successor was used is a stolen one: the session ends. */
async function reuse(world: World, device: Device): Promise<string | undefined> {
  const stolen = device.used.at(-2);
  if (!stolen) return;
  const answer = await refresh(world, stolen);
  if (answer?.status === 200) return 'a refresh token is good after its successor was used';
  if (device.state === 'open' && answer?.status !== 429) device.state = answer ? 'ended' : 'unsure';
  return checkAccess(world, device);
}

async function leave(world: World, device: Device): Promise<string | undefined> {
  if (device.state !== 'open' || !isFresh(world, device)) return;
  const answer = await callOverBreakingWire(world, device.tokens.access_token, 'POST', '/auth/logout');
  if (answer && answer.status >= 400) return `nobody can sign out: ${answer.status}`;
  device.state = answer ? 'ended' : 'unsure';
  return checkAccess(world, device);
}

/** Ends a session from another device of the same account. */
async function endOther(world: World, device: Device, { devices }: Owner): Promise<string | undefined> {
  const other = devices.find((each) => each !== device && each.state === 'open' && isFresh(world, each));
  if (device.state !== 'open' || !other) return;
  const path = `/me/devices/${sessionOf(device.tokens)}`;
  const answer = await callOverBreakingWire(world, other.tokens.access_token, 'DELETE', path);
  if (answer && answer.status >= 400) return `a device cannot be signed out: ${answer.status}`;
  device.state = answer ? 'ended' : 'unsure';
  return checkAccess(world, device);
}

const isFresh = ({ clock }: World, { tokensAt }: Device) =>
  Math.abs(clock.now().getTime() - tokensAt) <= TOKEN_LASTS * 1000;

async function checkAccess(world: World, device: Device): Promise<string | undefined> {
  if (device.state === 'unsure' || !isFresh(world, device)) return;
  const answer = await world.call(device.tokens.access_token, 'GET', '/auth/me');
  if (!answer || answer.status >= 500) return;
  const isIn = answer.status === 200;
  if (isIn !== (device.state === 'open'))
    return `a session is ${device.state}, and its access token brings ${answer.status}`;
}

/** Once nothing fails any more: whoever is signed in can go on, and nobody else. */
export async function checkDevices(world: World, { devices }: Owner): Promise<string[]> {
  const wrong: string[] = [];
  for (const device of devices) {
    if (device.state === 'unsure') continue;
    const { refresh_token } = device.tokens;
    const answer = await world.call('', 'POST', '/auth/refresh', { body: { refresh_token } });
    if ((answer?.status === 200) !== (device.state === 'open'))
      wrong.push(`a session is ${device.state} at the end, and renewing it brings ${answer?.status}`);
  }
  return wrong;
}
