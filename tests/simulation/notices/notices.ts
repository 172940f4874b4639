import type { PushMessage } from '../../../contract/notices.ts';
import type { MailMessage } from '../../../server/platform/mail/mailer.ts';
import type { Person, View } from '../person.ts';
import { type Browser, checkPush, checkTests } from './browser.ts';
import { checkMail, checkMails, checkOwed, type Newcomer, receiveMail } from './newcomer.ts';
import { createTakenMessages, type TakenMessages } from './takenMessages.ts';
import { pushKey } from './unsteadyPushService.ts';

/** A run's mails and pushes: promised and received. */
export interface Notices {
  browsers: Browser[];
  newcomers: Newcomer[];
  taken: TakenMessages;
  /** The queues of messages that were given up, by their jobs' ids. */
  givenUp: Map<string, string>;
  /** What was sent but should not have been, in words. */
  wrong: string[];
  /** Counts the steps of a run: whatever is requested after a browser subscribed must be sent to it. */
  turn: number;
}

export const createNotices = (): Notices => ({
  browsers: [],
  newcomers: [],
  taken: createTakenMessages(),
  givenUp: new Map(),
  wrong: [],
  turn: 0,
});

/** Records a push sent to a browser. */
export function notePush({ browsers, wrong }: Notices, endpoint: string, message: PushMessage): void {
  const found = checkPush(browsers, endpoint, message);
  if (found) wrong.push(found);
}

/** A push service reports that a browser is gone: it must get nothing from now on. */
export function noteGone({ browsers }: Notices, endpoint: string): void {
  for (const browser of browsers) {
    if (browser.subscription.endpoint !== endpoint || browser.state === 'off') continue;
    browser.state = 'unsure';
    browser.isGone = true;
  }
}

/** Records a sent mail. */
export function noteMail({ newcomers, wrong }: Notices, mail: MailMessage): void {
  const found = checkMail(newcomers, mail);
  if (found) wrong.push(found);
}

/** Records an accepted mail. */
export function noteTaken({ newcomers, taken }: Notices, mail: MailMessage): void {
  receiveMail(newcomers, taken, mail);
}

/** Everything queued was sent: nothing is missing any more, and gone browsers get no more messages. */
export function noteAllSent({ browsers, newcomers, wrong }: Notices): void {
  for (const browser of browsers) if (browser.isGone) browser.state = 'off';
  for (const newcomer of newcomers) wrong.push(...checkOwed(newcomer));
}

/** What is wrong with all mails and test messages of a run; in words. */
export function checkNotices({ browsers, newcomers, taken }: Notices): string[] {
  return [...newcomers.flatMap((each) => checkMails(each, taken)), ...checkTests(browsers, taken)];
}

/** What is wrong with the messages about a person's items and orders, once all are over; in words. */
export function checkTold({ browsers, taken }: Notices, person: Person, { items, orders }: View): string[] {
  const wrong: string[] = [];
  const ended = items.map(({ id, status, failure }) => {
    const isPushed = status === 'completed' || (status === 'failed' && failure?.code !== 'generation_cancelled');
    return { id, isPushed, what: `item ${id} (${status})`, kind: 'notify_generation' as const };
  });
  const paid = orders.map(({ topup_id: id, state }) => ({
    id,
    isPushed: state === 'completed',
    what: `order ${id} (${state})`,
    kind: 'notify_payment' as const,
  }));
  for (const { subscription, account, state, since, switches } of browsers) {
    if (account !== person.account) continue;
    for (const { id, isPushed, what, kind } of [...ended, ...paid]) {
      if (person.endedOften.has(id)) continue;
      const key = pushKey(subscription.endpoint, { about: { id } });
      if (taken.isTooOften(key, 1)) wrong.push(`${what} was told ${taken.count(key)} times`);
      const isOwed = isPushed && state === 'on' && switches?.[kind] && (person.askedAt.get(id) ?? 0) > since;
      if (isOwed && taken.count(key) === 0 && !taken.isRefused(key)) wrong.push(`${what} was not told`);
    }
  }
  return wrong;
}
