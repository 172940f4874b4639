import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { code, dataOf, IdParams } from './primitives.ts';
import {
  AccountDeletion,
  Acknowledgement,
  Credentials,
  Device,
  EmailRequest,
  LinkToken,
  NameChange,
  PasswordReset,
  Preferences,
  Registration,
  TokenReply,
  UserReply,
  VerificationCode,
  VerificationLink,
} from './schemas/accounts.ts';

export * from './schemas/accounts.ts';

export const accountsEndpoints = {
  me: endpoint('GET /auth/me', { access: 'user', summary: 'The signed-in user', reply: UserReply }),
  register: endpoint('POST /auth/register', {
    access: 'public',
    summary: 'Create an account and send the verification email',
    body: Registration,
    reply: Acknowledgement,
    status: 201,
  }),
  login: endpoint('POST /auth/login', {
    access: 'public',
    summary: 'Sign in with email and password',
    body: Credentials,
    reply: TokenReply,
  }),
  refresh: endpoint('POST /auth/refresh', {
    access: 'public',
    summary: 'Exchange a refresh token for new tokens',
    body: v.object({
      refresh_token: v.pipe(v.string(code('session_expired')), v.maxLength(500, code('session_expired'))),
    }),
    reply: TokenReply,
  }),
  logout: endpoint('POST /auth/logout', { access: 'user', summary: 'End this session' }),
  logoutEverywhere: endpoint('POST /auth/logout-everywhere', {
    access: 'user',
    summary: 'End every session of this account',
  }),
  providers: endpoint('GET /auth/providers', {
    access: 'public',
    summary: 'Which ways of signing in are set up',
    /** `passkey_domain`: the domain that passkeys belong to; null when this installation’s address does not support passkeys. */
    reply: dataOf(v.object({ google: v.boolean(), passkey_domain: v.nullable(v.string()) })),
  }),
  verifyEmailLink: endpoint('GET /auth/verify-email', {
    access: 'public',
    summary: 'Verify an address by the link of the email alone; signs in, and the password it was registered with goes',
    query: v.object({ token: LinkToken }),
    reply: TokenReply,
  }),
  confirmEmailLink: endpoint('POST /auth/verify-email/link', {
    access: 'public',
    summary: 'Verify an address by the link of the email and its password, or a new one; signs in',
    body: VerificationLink,
    reply: TokenReply,
  }),
  verifyEmailCode: endpoint('POST /auth/verify-email', {
    access: 'public',
    summary: 'Verify an address by the code of the email; signs in. A password given along must be the right one',
    body: VerificationCode,
    reply: TokenReply,
  }),
  resendVerification: endpoint('POST /auth/resend-verification', {
    access: 'public',
    summary: 'Send the verification email again',
    body: EmailRequest,
    reply: Acknowledgement,
  }),
  forgotPassword: endpoint('POST /auth/forgot-password', {
    access: 'public',
    summary: 'Send a password reset code',
    body: EmailRequest,
    reply: Acknowledgement,
  }),
  resetPassword: endpoint('POST /auth/reset-password', {
    access: 'public',
    summary: 'Set a new password with the code of the email; signs in, and out everywhere else',
    body: PasswordReset,
    reply: TokenReply,
  }),
  googleStart: endpoint('GET /auth/google', {
    access: 'public',
    summary: 'Start sign-in with Google (full-page navigation)',
    answer: 'redirect',
    status: 302,
  }),
  googleCallback: endpoint('GET /auth/google/callback', {
    access: 'public',
    summary: 'Where Google returns to',
    answer: 'redirect',
    status: 302,
    query: v.looseObject({}),
  }),
  preferences: endpoint('GET /me/preferences', {
    access: 'user',
    summary: 'Language and notification switches',
    reply: dataOf(Preferences),
  }),
  savePreferences: endpoint('PUT /me/preferences', {
    access: 'user',
    summary: 'Change language and notification switches',
    body: v.partial(Preferences),
    reply: dataOf(Preferences),
  }),
  updateProfile: endpoint('PATCH /me', {
    access: 'user',
    summary: 'Change the name',
    body: NameChange,
    reply: UserReply,
  }),
  devices: endpoint('GET /me/devices', {
    access: 'user',
    summary: 'Where this account is signed in',
    reply: dataOf(v.array(Device)),
  }),
  signOutDevice: endpoint('DELETE /me/devices/{id}', { access: 'user', summary: 'End one session', params: IdParams }),
  exportData: endpoint('GET /me/export', {
    access: 'user',
    summary: 'Everything kept about this account, as a JSON file',
    answer: 'file',
  }),
  deleteAccount: endpoint('DELETE /me', {
    access: 'user',
    summary: 'Delete this account for good, after the password, or soon after signing in where it has none',
    body: AccountDeletion,
  }),
};
