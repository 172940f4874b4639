import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../contract/languages.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The words of name and address, as the admin console searches them. */
export const personWords = sql`to_tsvector('simple', regexp_replace(full_name || ' ' || email, '[^[:alnum:]]+', ' ', 'g'))`;

/**
 * Somebody who has shown a mailbox, whatever became of their accounts: what is given once in a life hangs on this row.
 * SQL of other rooms asks `person_of` and `other_accounts_of` (migration `persons`).
 */
export const persons = pgTable('persons', {
  id: uuid('id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** How a person is known again: HMACs of a mailbox or of a subject elsewhere. They outlive the account and name nobody. */
export const personMarks = pgTable('person_marks', {
  mark: text('mark').primaryKey(),
  personId: uuid('person_id')
    .notNull()
    .references(() => persons.id),
});

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. A deleted account's is replaced, so that the address is free again. */
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    /** argon2id; null for an account that only signs in through Google. */
    passwordHash: text('password_hash'),
    language: text('language', { enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    /** Null: nobody has shown yet that the mailbox is theirs, and nobody may sign in. */
    emailVerifiedAt: moment('email_verified_at'),
    status: text('status', { enum: ['active', 'deactivated'] })
      .notNull()
      .default('active'),
    notifyDetails: boolean('notify_details').notNull().default(false),
    /** Null until the address is verified. */
    personId: uuid('person_id').references(() => persons.id),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    index('users_words').using('gin', personWords),
    index('users_joined')
      .on(table.emailVerifiedAt)
      .where(sql`email_verified_at is not null`),
    index('users_of_person').on(table.personId),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_role_known', sql`${table.role} in ('user', 'admin')`),
    check('users_status_known', sql`${table.status} in ('active', 'deactivated')`),
  ],
);

/** One sign-in on one device: a family of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Browser and system, e.g. "Chrome · Android". */
    device: text('device').notNull(),
    ip: text('ip').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [
    index('sessions_open_of_user')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
    index('sessions_of_user').on(table.userId, table.id),
  ],
);

/** Every refresh token that a session was given, hashed; used ones stay, so that their reuse is noticed. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** It travelled in an address: short-lived, and good for one exchange. */
    isReturn: boolean('is_return').notNull().default(false),
  },
  (table) => [index('refresh_tokens_of_session').on(table.sessionId)],
);

/**
 * The e-mail code last asked for, by address and purpose. A row exists for every address that somebody asked for,
 * whether or not there is an account: a stranger sees the same answers, waits and tries. Code and link are derived
 * from `id` with the server's secret, so they are kept nowhere.
 */
export const emailCodes = pgTable(
  'email_codes',
  {
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password'] }).notNull(),
    id: uuid('id').notNull(),
    tries: integer('tries').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.purpose] }), uniqueIndex('email_codes_id_unique').on(table.id)],
);

/** Accounts elsewhere that open an account here. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google'] }).notNull(),
    /** The provider's `sub`: unlike the address it never changes. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_of_user').on(table.userId)],
);

/** Public keys that open an account; the private ones never leave their devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The authenticator's own name for it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Rises with each use where the authenticator counts; one that does not rise is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    /** Kept on all of its owner's devices. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_unique').on(table.credentialId),
    index('passkeys_of_user').on(table.userId, table.id),
  ],
);

/** Random values that a passkey has to sign, each good for one answer. Kept here, so that any process may hear it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid('id').primaryKey(),
    /** base64url. */
    challenge: text('challenge').notNull(),
    purpose: text('purpose', { enum: ['sign-in', 'add', 'confirm'] }).notNull(),
    /** The session that it was given to; null where nobody is signed in yet. */
    sessionId: uuid('session_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_over').on(table.expiresAt),
    uniqueIndex('passkey_challenges_of_session')
      .on(table.sessionId, table.purpose)
      .where(sql`session_id is not null`),
  ],
);

/** What happened around signing in; append-only. */
export const signInLog = pgTable(
  'sign_in_log',
  {
    id: uuid('id').primaryKey(),
    /** Null when nobody has that address. */
    userId: uuid('user_id').references(() => users.id),
    event: text('event').notNull(),
    ip: text('ip').notNull(),
    device: text('device').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('sign_in_log_of_user').on(table.userId, table.id)],
);
