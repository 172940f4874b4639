import type { PushMessage, PushSwitches, SubscriptionRequest } from '../../../contract/notices.ts';
import type { TokenReply } from '../../../contract/accounts.ts';
import type { TestAccount } from '../../support/testServer.ts';
import type { TakenMessages } from './takenMessages.ts';
import { pushKey } from './unsteadyPushService.ts';

/** A browser with its owner, the messages that it must get, and those that it may get. */
export interface Browser {
  subscription: SubscriptionRequest;
  account: TestAccount;
  /** Of the session that subscribed it, and when they were issued, in milliseconds. */
  tokens: TokenReply;
  tokensAt: number;
  /** `unsure`: a call about it was not answered. */
  state: 'on' | 'off' | 'unsure';
  /** The turn since which it is subscribed with these switches. */
  since: number;
  /** Undefined: unknown. */
  switches: PushSwitches | undefined;
  /** Test messages that it requested: those promised since it is subscribed, and the most that may come. */
  tests: { promised: number; atMost: number; before: number };
  /** Its push service has said that it is gone; until that is stored, messages may still be sent to it. */
  isGone: boolean;
}

export const EVERYTHING: PushSwitches = { notify_generation: true, notify_payment: true };

/** What is wrong with a message sent to a browser; in words. */
export function checkPush(browsers: readonly Browser[], endpoint: string, message: PushMessage): string | undefined {
  const open = browsers.filter(({ subscription, state }) => subscription.endpoint === endpoint && state !== 'off');
  if (open.length === 0) return `a message (${message.kind}) to a browser that nobody is signed in on`;
  if (!open.some(({ account }) => account.id === message.user_id))
    return `a message (${message.kind}) of somebody else than who is signed in on the browser`;
  const [only, other] = open;
  if (other || only?.state !== 'on' || !only.switches) return;
  const topic = message.about?.type;
  const isUnwanted =
    (topic === 'task' && !only.switches.notify_generation) || (topic === 'topup' && !only.switches.notify_payment);
  return isUnwanted ? `a message (${message.kind}) although it was switched off` : undefined;
}

/** Test messages that did not arrive, or too often; in words. */
export function checkTests(browsers: readonly Browser[], taken: TakenMessages): string[] {
  const wrong: string[] = [];
  for (const { subscription, state, tests } of browsers) {
    const key = pushKey(subscription.endpoint, { about: null });
    // A browser's next owner may get a test that its last owner requested last: it reveals nothing.
    const asked = browsers.filter((each) => each.subscription.endpoint === subscription.endpoint);
    const most = asked.reduce((total, each) => total + each.tests.atMost, 0);
    if (taken.isTooOften(key, most)) wrong.push(`${taken.count(key)} test messages of ${most}`);
    const arrived = taken.count(key) - tests.before;
    if (state === 'on' && arrived < tests.promised && !taken.isRefused(key))
      wrong.push(`${arrived} of ${tests.promised} test messages arrived`);
  }
  return wrong;
}
