import { accountsEndpoints as endpoints } from '../../contract/accounts.ts';
import { type Route, route, routeWithSession } from '../platform/http/call.ts';
import type { Accounts, AccountsDeps } from './accountsDeps.ts';
import { ACKNOWLEDGEMENTS } from './acknowledgements.ts';
import { createAccountAuthenticate } from './authenticate.ts';
import { callerOf } from './callerOf.ts';
import { changeName, changePreferences } from './changeAccount.ts';
import { deleteAccount } from './deleteAccount.ts';
import { exportAccount } from './exportAccount.ts';
import { createGoogleSignIn } from './google/googleSignIn.ts';
import { listDevices } from './listDevices.ts';
import { relyingPartyOf } from './passkeys/relyingParty.ts';
import { passkeysRoutes } from './passkeys/routes.ts';
import { countTries } from './rateLimits.ts';
import { presentPreferences, requireUser } from './readAccount.ts';
import { refreshSession } from './refreshSession.ts';
import { registerAccount } from './registerAccount.ts';
import { requestCode } from './requestCode.ts';
import { resetPassword } from './resetPassword.ts';
import { signIn } from './signIn.ts';
import { signOut, signOutDevice, signOutEverywhere } from './signOut.ts';
import { createTokens } from './tokens.ts';
import { confirmEmailLink, verifyEmailByCode, verifyEmailByLink } from './verifyEmail.ts';

/** The browser's HTTP cache contains the account's pictures, too. */
const clearBrowserCache = (call: { setHeader(name: string, value: string): void }): void =>
  call.setHeader('Clear-Site-Data', '"cache"');

/** Every call of `contract/accounts.ts` with the operation that answers it. */
export function accountsRoutes(deps: AccountsDeps): Route[] {
  const accounts: Accounts = { ...deps, tokens: createTokens(deps) };
  const { database, clock, limits } = deps;
  const google = createGoogleSignIn(accounts);

  return [
    ...passkeysRoutes(accounts),
    route(endpoints.register, async (call) => {
      await registerAccount(accounts, { registration: call.body, caller: callerOf(call) });
      return ACKNOWLEDGEMENTS.registered;
    }),
    route(endpoints.login, (call) => signIn(accounts, { ...call.body, caller: callerOf(call) })),
    route(endpoints.refresh, (call) =>
      refreshSession(accounts, { refreshToken: call.body.refresh_token, caller: callerOf(call) }),
    ),
    route(endpoints.logout, async (call) => {
      await signOut(accounts, { session: call.session, caller: callerOf(call) });
      clearBrowserCache(call);
    }),
    route(endpoints.logoutEverywhere, async (call) => {
      await signOutEverywhere(accounts, { session: call.session, caller: callerOf(call) });
      clearBrowserCache(call);
    }),
    route(endpoints.providers, async () => ({
      data: { google: deps.google !== null, passkey_domain: relyingPartyOf(deps.publicUrl())?.id ?? null },
    })),

    route(endpoints.verifyEmailCode, (call) =>
      verifyEmailByCode(accounts, { verification: call.body, caller: callerOf(call) }),
    ),
    route(endpoints.verifyEmailLink, (call) =>
      verifyEmailByLink(accounts, { linkToken: call.query.token, caller: callerOf(call) }),
    ),
    route(endpoints.confirmEmailLink, (call) =>
      confirmEmailLink(accounts, { verification: call.body, caller: callerOf(call) }),
    ),
    route(endpoints.resendVerification, async (call) => {
      await requestCode(accounts, { email: call.body.email, purpose: 'verify-email', caller: callerOf(call) });
      return ACKNOWLEDGEMENTS.verificationSent;
    }),
    route(endpoints.forgotPassword, async (call) => {
      await requestCode(accounts, { email: call.body.email, purpose: 'reset-password', caller: callerOf(call) });
      return ACKNOWLEDGEMENTS.resetCodeSent;
    }),
    route(endpoints.resetPassword, (call) => {
      const { email, otp_code: code, new_password: newPassword } = call.body;
      return resetPassword(accounts, { email, code, newPassword, caller: callerOf(call) });
    }),

    route(endpoints.googleStart, (call) =>
      google.start({ request: call.request, caller: callerOf(call), log: call.log }),
    ),
    route(endpoints.googleCallback, (call) =>
      google.finish({ request: call.request, caller: callerOf(call), log: call.log }),
    ),

    routeWithSession(endpoints.me, createAccountAuthenticate(accounts), async ({ session }) => ({
      data: session.user,
    })),
    route(endpoints.updateProfile, async (call) => ({
      data: await changeName(database, { userId: call.session.userId, fullName: call.body.full_name }),
    })),
    route(endpoints.preferences, async (call) => ({
      data: presentPreferences(await requireUser(database, call.session.userId)),
    })),
    route(endpoints.savePreferences, async (call) => ({
      data: await changePreferences(database, { userId: call.session.userId, changes: call.body }),
    })),
    route(endpoints.devices, async (call) => ({
      data: await listDevices(database, { clock, userId: call.session.userId, sessionId: call.session.id }),
    })),
    route(endpoints.signOutDevice, (call) =>
      signOutDevice(accounts, { session: call.session, caller: callerOf(call), deviceId: call.params.id }),
    ),
    route(endpoints.exportData, async (call) => {
      await countTries({ queries: database, clock, tries: [[limits.exportByUser, call.session.userId]] });
      const content = await exportAccount(accounts, call.session.userId);
      return new Response(JSON.stringify(content, null, 2), {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="kilas-${clock.now().toISOString().slice(0, 10)}.json"`,
          'Cache-Control': 'no-store',
        },
      });
    }),
    route(endpoints.deleteAccount, async (call) => {
      await deleteAccount(accounts, {
        session: call.session,
        password: call.body.password,
        confirmEmail: call.body.confirm_email,
      });
      clearBrowserCache(call);
    }),
  ];
}
