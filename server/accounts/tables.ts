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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../contract/languages.ts';
import { ROLES } from '../../contract/schemas/accounts.ts';
import { timestamptz } from '../platform/database/columns.ts';

/** The words of name and address, for the admin dashboard's search. */
export const personWords = sql`to_tsvector('simple', regexp_replace(full_name || ' ' || email, '[^[:alnum:]]+', ' ', 'g'))`;

/**
 * A person who has verified a mailbox; the row outlives their accounts, and everything granted once per person refers
 * to it. SQL of other domains uses `person_of` and `other_accounts_of` (migration `persons`).
 */
export const persons = pgTable('persons', {
  id: uuid('id').primaryKey(),
  createdAt: timestamptz('created_at').notNull(),
});

/**
 * Marks that identify a returning person: HMACs of a mailbox or of a provider's subject. They outlive the account and
 * reveal no identity.
 */
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
    /** Lower case. Deleting an account replaces its address, so that it can be registered again. */
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    /** argon2id; null for an account without a password. */
    passwordHash: text('password_hash'),
    language: text('language', { enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    /** Null: the mailbox is not verified yet, and nobody may sign in. */
    emailVerifiedAt: timestamptz('email_verified_at'),
    status: text('status', { enum: ['active', 'deactivated'] })
      .notNull()
      .default('active'),
    notifyDetails: boolean('notify_details').notNull().default(false),
    /** Null until the address is verified. */
    personId: uuid('person_id').references(() => persons.id),
    createdAt: timestamptz('created_at').notNull(),
    deletedAt: timestamptz('deleted_at'),
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
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at').notNull(),
    endedAt: timestamptz('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [
    index('sessions_open_of_user')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
    index('sessions_of_user').on(table.userId, table.id),
  ],
);

/** Every refresh token of a session, hashed; used ones are kept to detect their reuse. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    /** Sent in an address: short-lived, and valid for one exchange. */
    isReturn: boolean('is_return').notNull().default(false),
  },
  (table) => [index('refresh_tokens_of_session').on(table.sessionId)],
);

/**
 * The last requested e-mail code, by address and purpose. Every requested address has a row, with or without an
 * account, so that replies, waiting times and tries are the same for both. Code and link are derived from `id` with the
 * server's secret and never stored.
 */
export const emailCodes = pgTable(
  'email_codes',
  {
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password'] }).notNull(),
    id: uuid('id').notNull(),
    tries: integer('tries').notNull(),
    sentAt: timestamptz('sent_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.purpose] }), uniqueIndex('email_codes_id_unique').on(table.id)],
);

/** Accounts of other providers that sign in to an account here. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google'] }).notNull(),
    /** The provider's `sub`: unlike the address it never changes. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_of_user').on(table.userId)],
);

/** Passkeys' public keys, which sign in to an account; the private keys stay with the authenticators. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The authenticator's id of the passkey, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Rises with each use if the authenticator counts; a use without a rise comes from a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    /** Synced to all of its owner's devices. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_unique').on(table.credentialId),
    index('passkeys_of_user').on(table.userId, table.id),
  ],
);

/**
 * Random values that a passkey has to sign, each valid for one answer. In the database, so that any process can verify
 * the answer.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid('id').primaryKey(),
    /** base64url. */
    challenge: text('challenge').notNull(),
    purpose: text('purpose', { enum: ['sign-in', 'add', 'confirm'] }).notNull(),
    /** The session that requested it; null before sign-in. */
    sessionId: uuid('session_id'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_over').on(table.expiresAt),
    uniqueIndex('passkey_challenges_of_session')
      .on(table.sessionId, table.purpose)
      .where(sql`session_id is not null`),
  ],
);

/** Log of sign-in events; append-only. */
export const signInLog = pgTable(
  'sign_in_log',
  {
    id: uuid('id').primaryKey(),
    /** Null when no account has the address that was tried. */
    userId: uuid('user_id').references(() => users.id),
    event: text('event').notNull(),
    ip: text('ip').notNull(),
    device: text('device').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('sign_in_log_of_user').on(table.userId, table.id)],
);
