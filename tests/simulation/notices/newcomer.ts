import type { MailMessage } from '../../../server/platform/mail/mailer.ts';
import type { TestAccount } from '../../support/testServer.ts';
import type { Device } from '../sessionSteps.ts';
import type { TakenMessages } from './takenMessages.ts';

export type Purpose = 'verify-email' | 'reset-password';
type MailKind = Purpose | 'password-changed';

/** A new user who verifies an address, resets the password and leaves, with the mails that they must get. */
export interface Newcomer {
  account: TestAccount;
  /** By the test clock, in milliseconds. */
  signedInAt: number;
  devices: Device[];
  /** Undefined: none; null: one of those that unanswered requests may have set. */
  password: string | undefined | null;
  /** Whether the account is known to exist. */
  isRegistered: boolean;
  isVerified: 'yes' | 'no' | 'unsure';
  /** `leaving`: their deletion was not answered. */
  state: 'here' | 'leaving' | 'gone';
  /** Codes that they requested, including unanswered requests. */
  asked: Record<Purpose, number>;
  /** Until when the code of the last answered request must arrive, in milliseconds. */
  owed: Map<Purpose, number>;
  /** The code that must be valid. */
  fresh: { purpose: Purpose; code: string; link: string; until: number } | null;
  /** The links of mails, by their codes, and those that are good no more. */
  links: Map<string, string>;
  deadLinks: Set<string>;
  /** All codes that were sent, and those that a later request replaced. */
  codes: Record<Purpose, Set<string>>;
  replaced: Set<string>;
  /** Password changes, and those that were answered but not mailed yet. */
  resets: number;
  isChangeOwed: boolean;
}

/** What the simulation reads from a mail. */
export function readMail({ text, subject }: MailMessage): { kind: MailKind; code: string; link: string } {
  const code = /\b\d{6}\b/.exec(subject)?.[0] ?? '';
  const link = /\/auth\/verify-email\?token=(\S+)/.exec(text)?.[1] ?? '';
  if (link) return { kind: 'verify-email', code, link: decodeURIComponent(link) };
  if (text.includes('/auth/reset-password?email=')) return { kind: 'reset-password', code, link };
  return { kind: 'password-changed', code, link };
}

const mailKey = (to: string, kind: MailKind, code: string) => `${to} ${kind} ${code}`;

/** What is wrong with a sent mail; in words. */
export function checkMail(newcomers: readonly Newcomer[], mail: MailMessage): string | undefined {
  const newcomer = newcomers.find(({ account }) => account.email === mail.to);
  const { kind, code } = readMail(mail);
  if (!newcomer) return `a mail (${kind}) to somebody who asked for none`;
  if (newcomer.state === 'gone') return `a mail (${kind}) to somebody whose account is deleted`;
  if (kind === 'password-changed')
    return newcomer.resets === 0 ? 'a mail about a password that nobody changed' : undefined;
  newcomer.codes[kind].add(code);
  if (kind === 'verify-email' && newcomer.isVerified === 'yes') return 'a code for an address that is verified';
  const sent = newcomer.codes[kind].size;
  return sent > newcomer.asked[kind] ? `${sent} codes for ${newcomer.asked[kind]} requests` : undefined;
}

/** Records a mail that was accepted. */
export function receiveMail(newcomers: readonly Newcomer[], taken: TakenMessages, mail: MailMessage): void {
  const { kind, code, link } = readMail(mail);
  taken.take(mailKey(mail.to, kind, code));
  const newcomer = newcomers.find(({ account }) => account.email === mail.to);
  if (!newcomer) return;
  if (kind === 'password-changed') {
    newcomer.isChangeOwed = false;
    return;
  }
  if (link) newcomer.links.set(code, link);
  const until = newcomer.owed.get(kind);
  if (until === undefined || newcomer.replaced.has(code)) return;
  newcomer.owed.delete(kind);
  newcomer.fresh = { purpose: kind, code, link, until };
}

/** An expired code is not sent any more, even if the clock is set back later. */
export function forgetExpired({ owed }: Newcomer, now: number): void {
  for (const [purpose, until] of owed) if (until <= now) owed.delete(purpose);
}

/** Once everything queued was sent: mails that are still missing; in words. */
export function checkOwed({ owed, isChangeOwed, state }: Newcomer): string[] {
  if (state !== 'here') return [];
  const wrong = [...owed.keys()].map((purpose) => `a code was promised (${purpose}) and no mail came`);
  if (isChangeOwed) wrong.push('the password was changed and no mail came');
  return wrong;
}

/** Mails that were sent too often; in words. */
export function checkMails({ account, codes, resets }: Newcomer, taken: TakenMessages): string[] {
  const all = (['verify-email', 'reset-password'] as const).flatMap((kind) =>
    [...codes[kind]].map((code) => ({ kind, code, most: 1 })),
  );
  return [...all, { kind: 'password-changed' as const, code: '', most: resets }]
    .filter(({ kind, code, most }) => taken.isTooOften(mailKey(account.email, kind, code), most))
    .map(({ kind, code }) => `${taken.count(mailKey(account.email, kind, code))} mails of one ${kind}`);
}
