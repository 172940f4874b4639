import { dashboardEndpoints } from '../../../../contract/dashboard.ts';
import { callApi } from '../../../api/callApi.ts';
import { loadBrowserPart } from '../../accounts/passkeys/loadBrowserPart.ts';

/**
 * Confirms with the admin's own passkey instead of the password, before money or people are changed.
 * @param signal also ends the browser's prompt
 */
export async function showPasskey(signal: AbortSignal): Promise<void> {
  const { data: asked } = await callApi(dashboardEndpoints.confirmChallenge, { signal });
  const { signWithCredential } = await loadBrowserPart();
  const credential = await signWithCredential(asked.options, { waits: false, signal });
  await callApi(dashboardEndpoints.confirmByPasskey, {
    body: { challenge_id: asked.challenge_id, credential },
    signal,
  });
}
