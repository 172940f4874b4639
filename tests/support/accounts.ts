import type { TokenReply, User } from '../../contract/accounts.ts';
import type { Balance } from '../../contract/credits.ts';
import { codeIn, type MailServer } from './mailServer.ts';
import type { ApiAnswer, TestServer } from './testServer.ts';

export const PASSWORD = 'kuda-laut-biru-7';

let people = 0;

/** An address that no other test of this run uses. */
export function newEmail(): string {
  people += 1;
  return `orang${people}-${process.pid}@contoh.id`;
}

/** A filled-in sign-up form. */
export function registration(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { full_name: 'Sari Dewi', email: newEmail(), password: PASSWORD, confirm_password: PASSWORD, ...changes };
}

export interface Registered {
  email: string;
  /** The code in the mail. */
  code: string;
}

/** Signs up and reads the code from the mail. */
export async function register(
  server: TestServer,
  mail: MailServer,
  changes: Record<string, unknown> = {},
): Promise<Registered> {
  const form = registration(changes);
  const answer = await server.call('POST', '/auth/register', form);
  if (answer.status !== 201) throw new Error(`Registration answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const email = String(form.email).toLowerCase();
  return { email, code: codeIn(await mail.waitForMail(email)) };
}

/** Signs up and verifies the address: an account with a password and one session. */
export async function registerVerified(
  server: TestServer,
  mail: MailServer,
  changes: Record<string, unknown> = {},
): Promise<{ email: string; tokens: TokenReply }> {
  const { email, code } = await register(server, mail, changes);
  return { email, tokens: tokensOf(await server.call('POST', '/auth/verify-email', { email, otp_code: code })) };
}

/** The account that an access token belongs to. */
export async function readMe(server: TestServer, accessToken: string): Promise<User> {
  return (await server.call<{ data: User }>('GET', '/auth/me', undefined, bearer(accessToken))).body.data;
}

/** Coins that the account can spend. */
export async function readBalance(server: TestServer, accessToken: string): Promise<number> {
  return (await server.call<{ data: Balance }>('GET', '/credits/balance', undefined, bearer(accessToken))).body.data
    .balance;
}

/** Signs in with PASSWORD. */
export async function signIn(server: TestServer, email: string): Promise<TokenReply> {
  return tokensOf(await server.call('POST', '/auth/login', { email, password: PASSWORD }));
}

export function tokensOf(answer: ApiAnswer<unknown>): TokenReply {
  if (answer.status !== 200) throw new Error(`Expected tokens, got ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as TokenReply;
}

/** The header for calls as the holder of this access token. */
export function bearer(accessToken: string): Record<string, string> {
  return { authorization: `Bearer ${accessToken}` };
}

/** The session that an access token belongs to. */
export const sessionOf = (tokens: TokenReply): string => claimsOf(tokens).sid;

/** The account that an access token belongs to. */
export const userOf = (tokens: TokenReply): string => claimsOf(tokens).sub;

function claimsOf({ access_token: token }: TokenReply): { sid: string; sub: string } {
  return JSON.parse(String(Buffer.from(token.split('.')[1]!, 'base64url'))) as { sid: string; sub: string };
}

/** A six-digit code other than this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
