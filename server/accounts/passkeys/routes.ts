import { passkeysEndpoints as endpoints } from '../../../contract/passkeys.ts';
import { type Route, route } from '../../platform/http/call.ts';
import type { Accounts } from '../accountsDeps.ts';
import { callerOf } from '../callerOf.ts';
import { addPasskey, beginPasskey } from './addPasskey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './managePasskeys.ts';
import { beginPasskeySignIn, signInByPasskey } from './signInByPasskey.ts';

/** Every call of `contract/passkeys.ts`. */
export function passkeysRoutes(accounts: Accounts): Route[] {
  const { database } = accounts;
  return [
    route(endpoints.passkeyChallenge, async (call) => ({ data: await beginPasskeySignIn(accounts, callerOf(call)) })),
    route(endpoints.passkeySignIn, (call) => signInByPasskey(accounts, { answer: call.body, caller: callerOf(call) })),
    route(endpoints.passkeys, async ({ session }) => ({ data: await listPasskeys(database, session.userId) })),
    route(endpoints.newPasskeyChallenge, async ({ session, body }) => ({
      data: await beginPasskey(accounts, { session, password: body.password }),
    })),
    route(endpoints.addPasskey, async (call) => ({
      data: await addPasskey(accounts, { session: call.session, registration: call.body, caller: callerOf(call) }),
    })),
    route(endpoints.renamePasskey, async ({ session, params, body }) => ({
      data: await renamePasskey(database, { userId: session.userId, id: params.id, name: body.name }),
    })),
    route(endpoints.removePasskey, (call) =>
      removePasskey(accounts, {
        session: call.session,
        id: call.params.id,
        password: call.body.password,
        caller: callerOf(call),
      }),
    ),
  ];
}
