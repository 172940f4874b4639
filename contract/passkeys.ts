import { endpoint } from './endpoint.ts';
import { IdParams } from './primitives.ts';
import { TokenReply } from './schemas/accounts.ts';
import {
  PasskeyAnswer,
  PasskeyChallenge,
  PasskeyRegistration,
  PasskeyRename,
  PasskeyReply,
  PasskeysReply,
  PasswordAgain,
} from './schemas/passkeys.ts';

export * from './schemas/passkeys.ts';

/** Passkeys (WebAuthn) as a second way to sign in. */
export const passkeysEndpoints = {
  passkeyChallenge: endpoint('POST /auth/passkeys/challenge', {
    access: 'public',
    summary: 'A challenge to sign in with a passkey; whose it is, the passkey says',
    reply: PasskeyChallenge,
  }),
  passkeySignIn: endpoint('POST /auth/passkeys', {
    access: 'public',
    summary: 'Sign in with a passkey',
    body: PasskeyAnswer,
    reply: TokenReply,
  }),
  passkeys: endpoint('GET /me/passkeys', {
    access: 'user',
    summary: 'The passkeys of this account',
    reply: PasskeysReply,
  }),
  newPasskeyChallenge: endpoint('POST /me/passkeys/challenge', {
    access: 'user',
    summary: 'A challenge to make a passkey, after the password, or soon after signing in where the account has none',
    body: PasswordAgain,
    reply: PasskeyChallenge,
  }),
  addPasskey: endpoint('POST /me/passkeys', {
    access: 'user',
    summary: 'Add the passkey that was made',
    body: PasskeyRegistration,
    reply: PasskeyReply,
    status: 201,
  }),
  renamePasskey: endpoint('PATCH /me/passkeys/{id}', {
    access: 'user',
    summary: 'Call a passkey something else',
    params: IdParams,
    body: PasskeyRename,
    reply: PasskeyReply,
  }),
  removePasskey: endpoint('DELETE /me/passkeys/{id}', {
    access: 'user',
    summary:
      'Remove a passkey, after the password, or soon after signing in where the account has none; ends every other session',
    params: IdParams,
    body: PasswordAgain,
  }),
};
