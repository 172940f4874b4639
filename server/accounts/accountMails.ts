import { eq } from 'drizzle-orm';
import { CODE_LIFETIME_SECONDS } from '../../contract/limits.ts';
import { layOutMail, type MailContent } from '../notices/mailLayout.ts';
import type { MailComposers } from '../notices/sendMail.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Secret } from '../platform/secrets.ts';
import {
  greetingText,
  passkeyAddedText,
  passkeyRemovedText,
  passwordChangedText,
  resetPasswordText,
  verifyEmailText,
} from './accountMailTexts.ts';
import { type CodePurpose, digitsOf, linkTokenOf } from './emailCode.ts';
import { findUserByEmail, findUserById, type UserRow } from './findUser.ts';
import { emailCodes } from './tables.ts';

interface MailDeps {
  database: Database;
  clock: Clock;
  secret: Secret;
  publicUrl: () => string;
}

/** The mails of this domain, by kind. Codes are computed when the mail is sent, from the row valid at that time. */
export function accountMails(deps: MailDeps): MailComposers {
  return {
    'verify-email': (codeId) => composeCodeMail(deps, { codeId, purpose: 'verify-email' }),
    'reset-password': (codeId) => composeCodeMail(deps, { codeId, purpose: 'reset-password' }),
    'password-changed': async (userId) => {
      const user = await findUserById(deps.database, userId);
      return (
        user &&
        layOutMail(
          addressed(user, passwordChangedText(user.language, { url: `${deps.publicUrl()}/auth/forgot-password` })),
        )
      );
    },
    'passkey-added': async (userId) => {
      const user = await findUserById(deps.database, userId);
      return (
        user &&
        layOutMail(
          addressed(user, passkeyAddedText(user.language, { url: `${deps.publicUrl()}/auth/forgot-password` })),
        )
      );
    },
    'passkey-removed': async (userId) => {
      const user = await findUserById(deps.database, userId);
      return (
        user &&
        layOutMail(
          addressed(user, passkeyRemovedText(user.language, { url: `${deps.publicUrl()}/auth/forgot-password` })),
        )
      );
    },
  };
}

/** Null when the code was replaced, used or has expired, or when no account with that address can use it. */
async function composeCodeMail(
  { database, clock, secret, publicUrl }: MailDeps,
  { codeId, purpose }: { codeId: string; purpose: CodePurpose },
) {
  const [row] = await database.select().from(emailCodes).where(eq(emailCodes.id, codeId));
  if (!row || row.purpose !== purpose || row.expiresAt <= clock.now()) return null;
  const user = await findUserByEmail(database, row.email);
  if (!user || user.status !== 'active') return null;
  const code = digitsOf(codeId, secret);
  const minutes = CODE_LIFETIME_SECONDS / 60;
  if (purpose === 'verify-email') {
    if (user.emailVerifiedAt) return null;
    const url = `${publicUrl()}/auth/verify-email?token=${encodeURIComponent(linkTokenOf(codeId, secret))}`;
    return layOutMail(addressed(user, verifyEmailText(user.language, { code, url, minutes })));
  }
  const url = `${publicUrl()}/auth/reset-password?email=${encodeURIComponent(user.email)}`;
  return layOutMail(addressed(user, resetPasswordText(user.language, { code, url, minutes })));
}

/** Adds recipient and greeting. The name is user input, so line breaks become spaces. */
function addressed(user: UserRow, text: Omit<MailContent, 'to' | 'language' | 'greeting'>): MailContent {
  const name = user.fullName.replace(/\s+/g, ' ');
  return {
    to: user.email,
    language: user.language,
    greeting: greetingText(user.language, name),
    ...text,
  };
}
