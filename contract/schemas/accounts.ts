import * as v from 'valibot';
import {
  CODE_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_FULL_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../limits.ts';
import { code, dataOf, LanguageSchema, Timestamp, Uuid } from '../primitives.ts';
import { isSeen, removeUnseen } from '../unseen.ts';

/** Of accounts; lists of the dashboard filter by them. */
export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Addresses are compared and stored in lower case. */
export const Email = v.pipe(
  v.string(code('email_required')),
  v.trim(),
  v.nonEmpty(code('email_required')),
  v.maxLength(MAX_EMAIL_LENGTH, code('email_invalid')),
  v.email(code('email_invalid')),
  v.toLowerCase(),
);

const NewPassword = v.pipe(
  v.string(code('password_too_short')),
  v.minLength(MIN_PASSWORD_LENGTH, code('password_too_short')),
  v.maxLength(MAX_PASSWORD_LENGTH, code('password_too_long')),
);

const OneTimeCode = v.pipe(
  v.string(code('code_invalid')),
  v.trim(),
  v.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), code('code_invalid')),
);

/** Token in a link sent by e-mail. */
export const LinkToken = v.pipe(v.string(code('link_invalid')), v.maxLength(500, code('link_invalid')));

/** Removes invisible characters; names from elsewhere (Google) contain them too. */
export const stripInvisible = (name: string): string =>
  removeUnseen(name.replaceAll(/[\t\n\r]+/g, ' ').replaceAll(/\p{Cc}/gu, '')).trim();

export const FullName = v.pipe(
  v.string(code('full_name_required')),
  v.transform(stripInvisible),
  v.check(isSeen, code('full_name_required')),
  v.maxLength(MAX_FULL_NAME_LENGTH, code('full_name_too_long')),
);

export const Registration = v.pipe(
  v.object({
    full_name: FullName,
    email: Email,
    password: NewPassword,
    confirm_password: v.string(code('passwords_do_not_match')),
    language: v.optional(LanguageSchema),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      (form) => form.password === form.confirm_password,
      code('passwords_do_not_match'),
    ),
    ['confirm_password'],
  ),
);
export type Registration = v.InferOutput<typeof Registration>;

const OwnPassword = v.pipe(
  v.string(code('password_required')),
  v.nonEmpty(code('password_required')),
  v.maxLength(MAX_PASSWORD_LENGTH, code('password_too_long')),
);

export const Credentials = v.object({ email: Email, password: OwnPassword });

export const TokenReply = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  token_type: v.literal('bearer'),
  /** Lifetime of the access token, seconds. */
  expires_in: v.number(),
});
export type TokenReply = v.InferOutput<typeof TokenReply>;

export const User = v.object({
  id: Uuid,
  email: v.string(),
  full_name: v.string(),
  role: v.picklist(ROLES),
  language: LanguageSchema,
  is_email_verified: v.boolean(),
  has_password: v.boolean(),
  has_google: v.boolean(),
  created_at: Timestamp,
});
export type User = v.InferOutput<typeof User>;

/** The answer of every call that must not reveal whether an address exists. */
export const Acknowledgement = v.object({ message: v.string(), detail: v.string() });

export const Preferences = v.object({
  language: LanguageSchema,
  /** Whether a push message may name the generated item: it is readable on a locked screen. */
  notify_details: v.boolean(),
});
export type Preferences = v.InferOutput<typeof Preferences>;

export const Device = v.object({
  id: Uuid,
  /** Browser and system as read from the user agent, e.g. "Chrome · Android". */
  name: v.string(),
  is_current: v.boolean(),
  created_at: Timestamp,
  last_used_at: Timestamp,
});
export type Device = v.InferOutput<typeof Device>;

export const UserReply = dataOf(User);

/**
 * The code of the e-mail, with the password from sign-up or a new one. Without either, the registration stays
 * unchanged, whoever made it.
 */
export const VerificationCode = v.object({
  email: Email,
  otp_code: OneTimeCode,
  password: v.optional(OwnPassword),
  new_password: v.optional(NewPassword),
});
export type VerificationCode = v.InferOutput<typeof VerificationCode>;

/** The token of the e-mail's link, with the password from sign-up or a new one. */
export const VerificationLink = v.pipe(
  v.object({
    token: LinkToken,
    password: v.optional(OwnPassword),
    new_password: v.optional(NewPassword),
  }),
  v.forward(
    v.check(
      ({ password, new_password }) => password !== undefined || new_password !== undefined,
      code('password_required'),
    ),
    ['password'],
  ),
);
export type VerificationLink = v.InferOutput<typeof VerificationLink>;

export const EmailRequest = v.object({ email: Email });

export const PasswordReset = v.object({ email: Email, otp_code: OneTimeCode, new_password: NewPassword });

export const NameChange = v.object({ full_name: FullName });

/** The address typed again; the password if the account has one. */
export const AccountDeletion = v.object({ password: v.optional(v.string()), confirm_email: Email });
