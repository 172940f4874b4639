import type { TokenReply } from '../../../contract/accounts.ts';
import type { PushSwitches } from '../../../contract/notices.ts';
import { sessionOf } from '../../support/accounts.ts';
import type { TestAccount } from '../../support/testServer.ts';
import { type Device, endDevices } from '../sessionSteps.ts';
import { callOverBreakingWire } from '../wishes.ts';
import type { World } from '../world.ts';
import { type Browser, EVERYTHING } from './browser.ts';
import { pushKey } from './unsteadyPushService.ts';

/** A person with browsers. */
interface Owner {
  account: TestAccount;
  signedInAt: number;
  devices: Device[];
}

/** Browsers of one person at the same time. */
const MOST = 2;
/** Seconds for which a session's first access token is used. */
const TOKEN_LASTS = 600;

/**
 * Subscribes a browser, a new or a known one, sometimes one on which somebody else was signed in. A session has one
 * browser, and a browser one session: the others get nothing from then on.
 */
export async function subscribe(world: World, owner: Owner): Promise<void> {
  const { notices, chaos, clock, server } = world;
  const { random } = chaos;
  const { account } = owner;
  const known = notices.browsers.filter(({ isGone }) => !isGone);
  const mine = known.filter((browser) => browser.account === account);
  const isAnothers = random.chance(0.15);
  const chosen = random.pick(isAnothers ? known.filter((browser) => browser.account !== account) : mine);
  const isNew = !chosen || (!isAnothers && mine.length < MOST && random.chance(0.5));
  if (isNew && mine.length >= MOST) return;
  if (isNew && mine.length > 0) {
    // Another browser is another session.
    try {
      await server().signInAgain(account);
    } catch {
      return;
    }
    owner.signedInAt = clock.now().getTime();
  }
  const subscription = isNew ? world.pushService.subscription() : chosen.subscription;
  const { tokens } = account;
  const answer = await callOverBreakingWire(world, tokens.access_token, 'POST', '/push/subscriptions', {
    body: subscription,
  });
  if (answer && answer.status >= 400) return;

  const ofSession = notices.browsers.filter((browser) => browser.tokens === tokens && browser.state !== 'off');
  const switches = switchesAfter(ofSession);
  let browser = notices.browsers.find((each) => each.account === account && isOn(each, subscription.endpoint));
  for (const each of notices.browsers)
    if (each !== browser && each.state !== 'off' && (isSurelyOf(each, tokens) || isOn(each, subscription.endpoint)))
      each.state = answer ? 'off' : 'unsure';
  if (!browser) {
    const tests = { promised: 0, atMost: 0, before: 0 };
    browser = { subscription, account, tokens, tokensAt: 0, state: 'off', since: 0, switches, tests, isGone: false };
    notices.browsers.push(browser);
  }
  const { tests } = browser;
  const before = notices.taken.count(pushKey(subscription.endpoint, { about: null }));
  Object.assign(browser, {
    tokens,
    tokensAt: owner.signedInAt,
    state: answer ? 'on' : 'unsure',
    since: notices.turn,
    switches: answer ? switches : undefined,
    tests: { promised: 0, atMost: tests.atMost, before },
  });
}

/** One whose call was not answered may still belong to the session before. */
const isSurelyOf = (browser: Browser, tokens: TokenReply) => browser.tokens === tokens && browser.state === 'on';

const isOn = ({ subscription }: Browser, endpoint: string) => subscription.endpoint === endpoint;

/** A session's next browser inherits the switches of the previous one. */
function switchesAfter(ofSession: readonly Browser[]): PushSwitches | undefined {
  if (ofSession.length === 0) return EVERYTHING;
  const [only, other] = ofSession;
  return other || only!.state === 'unsure' ? undefined : only!.switches;
}

/** One of somebody's browsers on which they are signed in, where its first access token is still good. */
function pickBrowser({ notices, chaos, clock }: World, { account }: Owner): Browser | undefined {
  const now = clock.now().getTime();
  const isUsable = ({ account: of, state, tokensAt }: Browser) =>
    of === account && state === 'on' && Math.abs(now - tokensAt) <= TOKEN_LASTS * 1000;
  return chaos.random.pick(notices.browsers.filter(isUsable));
}

/** Records that matching browsers get nothing any more, or perhaps nothing. */
export function endBrowsers(
  { notices }: World,
  { account }: Pick<Owner, 'account'>,
  is: (browser: Browser) => boolean,
  state: 'off' | 'unsure',
): void {
  for (const browser of notices.browsers)
    if (browser.account === account && browser.state !== 'off' && is(browser)) browser.state = state;
}

const ENDS = [
  { method: 'POST', path: '/auth/logout', isEverywhere: false, endsSession: true },
  { method: 'POST', path: '/auth/logout-everywhere', isEverywhere: true, endsSession: true },
  { method: 'DELETE', path: '/me/devices/', isEverywhere: false, endsSession: true },
  { method: 'DELETE', path: '/push/subscriptions', isEverywhere: false, endsSession: false },
];

/** Signs out on one browser, ends its session among the devices, signs out everywhere, or only unsubscribes one. */
export async function signOut(world: World, owner: Owner): Promise<void> {
  const browser = pickBrowser(world, owner);
  if (!browser) return;
  const { method, path, isEverywhere, endsSession } = world.chaos.random.pick(ENDS)!;
  const { tokens } = browser;
  const isDevice = path.endsWith('/');
  const options = method === 'DELETE' && !isDevice ? { body: {} } : {};
  const whole = isDevice ? path + sessionOf(tokens) : path;
  const answer = await callOverBreakingWire(world, tokens.access_token, method, whole, options);
  if (answer && answer.status >= 400) return;
  endBrowsers(world, owner, (each) => isEverywhere || isSurelyOf(each, tokens), answer ? 'off' : 'unsure');
  if (isEverywhere) endDevices(owner, answer ? 'ended' : 'unsure');
  // Signed in again at the next step.
  if (endsSession && (isEverywhere || owner.account.tokens === tokens)) owner.signedInAt = 0;
}

/** Switches one kind of message on or off. */
export async function switchNotices(world: World, owner: Owner): Promise<string | undefined> {
  const browser = pickBrowser(world, owner);
  if (!browser) return;
  const { random } = world.chaos;
  const body = { [random.pick(['notify_generation', 'notify_payment'])]: random.chance(0.4) };
  const token = browser.tokens.access_token;
  const answer = await callOverBreakingWire<{ data: PushSwitches }>(world, token, 'PUT', '/push/subscriptions', {
    body,
  });
  if (answer && answer.status >= 400) return refusal(browser, answer);
  browser.switches = answer ? answer.body.data : undefined;
  browser.since = world.notices.turn;
}

/** Asks for a test message. */
export async function askForTest(world: World, owner: Owner): Promise<string | undefined> {
  const browser = pickBrowser(world, owner);
  if (!browser) return;
  const answer = await callOverBreakingWire(world, browser.tokens.access_token, 'POST', '/push/test');
  if (answer && answer.status >= 400) return refusal(browser, answer);
  browser.tests.atMost += 1;
  if (answer) browser.tests.promised += 1;
}

/** Whether a subscribed browser is unknown to the server. */
function refusal({ state, isGone }: Browser, answer: { status: number; body: unknown }): string | undefined {
  const isKnown = state === 'on' && !isGone && answer.status !== 429;
  return isKnown ? `a browser that is on is not known: ${answer.status} ${JSON.stringify(answer.body)}` : undefined;
}
