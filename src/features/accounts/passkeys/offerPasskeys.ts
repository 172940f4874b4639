import { type ChosenPasskey, choosePasskey } from './passkeyCalls.ts';

interface Listener {
  /** Somebody chose one; what this throws is told. */
  onChosen: (chosen: ChosenPasskey) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/**
 * Has the browser offer passkeys beside the addresses that it fills in, again after one that did not open anything. Says
 * nothing of what goes wrong before somebody has chosen one: nobody asked for it.
 */
export function offerPasskeys(listener: Listener): void {
  stopOffering();
  current = new AbortController();
  void offer(listener, current.signal);
}

/** Ends the offer, also one that is only being prepared. */
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
