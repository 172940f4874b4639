import type { TokenReply } from '../../../../contract/accounts.ts';
import { type Passkey, passkeysEndpoints, type UsedCredential } from '../../../../contract/passkeys.ts';
import { callApi } from '../../../api/callApi.ts';
import { loadBrowserPart } from './loadBrowserPart.ts';

/**
 * Creates a passkey, on this device or where the person chooses, and stores its public key on the server.
 * @param signal ends the browser's prompt; a passkey created by then is stored
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

/** A passkey that somebody has chosen, and the signature it made. */
export interface ChosenPasskey {
  challenge_id: string;
  credential: UsedCredential;
}

/** @param waits true: suggested in the e-mail field until the signal ends it; false: the browser asks at once */
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

/** Signs in with the chosen passkey. */
export const signInWithPasskey = (chosen: ChosenPasskey): Promise<TokenReply> =>
  callApi(passkeysEndpoints.passkeySignIn, { body: chosen });
