import type { TokenReply } from '../../../../contract/accounts.ts';
import { type Passkey, passkeysEndpoints, type UsedCredential } from '../../../../contract/passkeys.ts';
import { callApi } from '../../../api/callApi.ts';
import { loadBrowserPart } from './loadBrowserPart.ts';

/**
 * Makes a passkey on this device, or where the person wants it, and keeps its public half.
 * @param signal ends the browser's question; a passkey that is made by then is kept
 */
export async function makePasskey(
  { name, password }: { name: string; password?: string | undefined },
  signal: AbortSignal,
): Promise<Passkey> {
  const { data: asked } = await callApi(passkeysEndpoints.newPasskeyChallenge, { body: { password }, signal });
  const { makeCredential } = await loadBrowserPart();
  const credential = await makeCredential(asked.options, signal);
  const body = { challenge_id: asked.challenge_id, credential, name };
  return (await callApi(passkeysEndpoints.addPasskey, { body })).data;
}

/** A passkey that somebody has chosen and the device has signed with. */
export interface ChosenPasskey {
  challenge_id: string;
  credential: UsedCredential;
}

/** @param waits true: offered among what the browser fills into the e-mail field, until the signal ends it */
export async function choosePasskey({
  waits,
  signal,
}: {
  waits: boolean;
  signal: AbortSignal;
}): Promise<ChosenPasskey> {
  const { signWithCredential } = await loadBrowserPart();
  const { data: asked } = await callApi(passkeysEndpoints.passkeyChallenge, { signal });
  const credential = await signWithCredential(asked.options, { waits, signal });
  return { challenge_id: asked.challenge_id, credential };
}

/** What it opens. */
export const signInWithPasskey = (chosen: ChosenPasskey): Promise<TokenReply> =>
  callApi(passkeysEndpoints.passkeySignIn, { body: chosen });
