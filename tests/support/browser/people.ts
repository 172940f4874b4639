import { randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { TokenReply } from '../../../contract/accounts.ts';
import { logSignIn } from '../../../server/accounts/signInLog.ts';
import { markVerified } from '../../../server/accounts/markVerified.ts';
import { insertSession, storeReturnToken, openSession } from '../../../server/accounts/openSession.ts';
import { hashPassword } from '../../../server/accounts/passwordHash.ts';
import { users } from '../../../server/accounts/tables.ts';
import { grantStartingCredits } from '../../../server/credits/grantStartingCredits.ts';
import { newId } from '../../../server/platform/identifier.ts';
import { fetchProduct } from './fetchProduct.ts';
import { openProductDatabase } from './productDatabase.ts';

/** What the product gives a new account (KILAS_STARTING_GRANT). */
const STARTING_COINS = 200;

/** How long a new page may take to answer on a machine that also runs a second browser. */
const ANSWERED_WITHIN_MS = 60_000;

let passwordHash: Promise<string> | undefined;

/** Access tokens by account id, of everybody whom this test has made. */
let people = new Map<string, string>();

export interface Person {
  fullName: string;
  email: string;
  password: string;
}

/** Somebody without an account yet, with an address of their own. */
export function newPerson(): Person {
  return { fullName: 'Sari Dewi', email: `sari-${randomUUID().slice(0, 8)}@contoh.id`, password: 'kuda-laut-biru-7' };
}

/** POST to the API, for what a test needs but does not test. */
export function post<Reply>(path: string, body: unknown): Promise<Reply> {
  return fetchProduct<Reply>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** An account whose address is not verified yet. */
export async function registerPerson(): Promise<Person> {
  const person = newPerson();
  const { fullName, email, password } = person;
  await post('/auth/register', { full_name: fullName, email, password, confirm_password: password });
  return person;
}

/**
 * An account that can sign in, and the tokens of its first session. Written to the database, for tests that do not test
 * signing up.
 */
export async function verifiedPerson(): Promise<Person & { id: string; tokens: TokenReply }> {
  const person = newPerson();
  const { database, clock, tokens } = await openProductDatabase();
  const caller = { ip: '127.0.0.1', device: 'Chrome · Android' };
  // Everybody has the same password, so its hash is computed once.
  passwordHash ??= hashPassword(person.password);
  const row = {
    id: newId(clock.now()),
    email: person.email,
    fullName: person.fullName,
    passwordHash: await passwordHash,
    createdAt: clock.now(),
  };
  const session = await database.transaction(async (transaction) => {
    await transaction.insert(users).values(row);
    const onVerified = () => grantStartingCredits(transaction, { clock, userId: row.id, coins: STARTING_COINS });
    await markVerified(transaction, { clock, userId: row.id, onVerified });
    await logSignIn(transaction, { clock, userId: row.id, event: 'email-verified', caller });
    return openSession(transaction, { clock, tokens, userId: row.id, caller });
  });
  people.set(row.id, session.access_token);
  return { ...person, id: row.id, tokens: session };
}

/** @returns access tokens by account id, of everybody who was made since the last call */
export function takePeople(): ReadonlyMap<string, string> {
  const taken = people;
  people = new Map();
  return taken;
}

/** Somebody whom the product has just sent back from Google, with the token in that address. */
export async function returnFromGoogle(): Promise<Person & { token: string }> {
  const person = await verifiedPerson();
  const { database, clock, tokens } = await openProductDatabase();
  const token = tokens.newRefresh();
  await database.transaction(async (transaction) => {
    const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, person.email));
    const caller = { ip: '127.0.0.1', device: 'Chrome · Android' };
    const sessionId = await insertSession(transaction, { clock, userId: user!.id, caller });
    await storeReturnToken(transaction, { clock, sessionId, token });
  });
  return { ...person, token };
}

/** Puts a session into the browser before its first page, as if this person had signed in earlier. */
export async function startSignedIn(
  page: Page,
  tokens: Pick<TokenReply, 'access_token' | 'refresh_token' | 'expires_in'>,
): Promise<void> {
  const storeSession = () =>
    page.addInitScript(({ access_token, refresh_token, expires_in }) => {
      // Only once: a reload or a second tab must find what the app stored since.
      if (localStorage.getItem('kilas.session')) return;
      if (document.cookie.includes('kilas-test-started')) return;
      document.cookie = 'kilas-test-started=1; path=/';
      localStorage.setItem('kilas.access_token', access_token);
      localStorage.setItem('kilas.refresh_token', refresh_token);
      localStorage.setItem(
        'kilas.session',
        JSON.stringify({ expiresAt: Date.now() + expires_in * 1000, rev: 1, accountId: null }),
      );
    }, tokens);
  // Named as a step: a page that stops answering would otherwise end the test at its timeout without telling where.
  await test.step('a session is put into the page', storeSession, { timeout: ANSWERED_WITHIN_MS });
}

/** Chooses a language before the first page. */
export async function speak(page: Page, language: 'id' | 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('kilas.language')) localStorage.setItem('kilas.language', JSON.stringify(chosen));
  }, language);
}
