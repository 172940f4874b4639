import { type ChosenPasskey, choosePasskey } from './passkeyCalls.ts';

interface Listener {
  /** Called with the chosen passkey; an error it throws goes to `onFailure`. */
  onChosen: (chosen: ChosenPasskey) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/**
 * Has the browser suggest passkeys in the e-mail field, and again after one that did not work. Errors before somebody
 * has chosen one stay silent: nobody asked for a passkey.
 */
export function offerPasskeys(listener: Listener): void {
  stopOffering();
  current = new AbortController();
  void offer(listener, current.signal);
}

/** Ends the offer, even while it is being prepared. */
export function stopOffering(): void {
  current?.abort();
}

let current: AbortController | undefined;

async function offer(listener: Listener, signal: AbortSignal): Promise<void> {
  let chosen: ChosenPasskey;
  try {
    const canOffer = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.();
    if (!canOffer || signal.aborted) return;
    chosen = await choosePasskey({ waits: true, signal });
  } catch {
    return;
  }
  try {
    await listener.onChosen(chosen);
  } catch (error) {
    if (signal.aborted) return;
    listener.onFailure(error);
    offerPasskeys(listener);
  }
}
