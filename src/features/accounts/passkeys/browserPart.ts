import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewCredential, UsedCredential } from '../../../../contract/passkeys.ts';
import { PasskeyFailure, type PasskeyFailureKind } from './passkeyFailure.ts';

/** By the name of the browser's error, as WebAuthn defines them. */
const KINDS: Record<string, PasskeyFailureKind> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'taken',
  SecurityError: 'elsewhere',
  NotSupportedError: 'incapable',
  ConstraintError: 'incapable',
};

/** Has the browser create a passkey. @param optionsJSON as the server sent them @throws PasskeyFailure */
export async function makeCredential(optionsJSON: object, signal: AbortSignal): Promise<NewCredential> {
  const made = await ceremony(
    () => startRegistration({ optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON }),
    signal,
  );
  const { clientDataJSON, attestationObject, transports } = made.response;
  return { ...nameOf(made), response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
}

/**
 * Has the browser sign with a passkey. Only one such request can be open: a new one ends the one before.
 * @throws PasskeyFailure
 */
export async function signWithCredential(
  optionsJSON: object,
  { waits, signal }: { waits: boolean; signal: AbortSignal },
): Promise<UsedCredential> {
  const used = await ceremony(
    () =>
      startAuthentication({
        optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON,
        useBrowserAutofill: waits,
        // The field may not be there yet; without it the browser suggests nothing, which does no harm.
        verifyBrowserAutofillInput: false,
      }),
    signal,
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  return {
    ...nameOf(used),
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null },
  };
}

const nameOf = ({ id, rawId }: { id: string; rawId: string }) => ({ id, rawId, type: 'public-key' as const });

/** @param signal ends the request, or keeps it from starting */
async function ceremony<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const stop = () => WebAuthnAbortService.cancelCeremony();
  try {
    signal.throwIfAborted();
    signal.addEventListener('abort', stop);
    return await ask();
  } catch (error) {
    const name = error instanceof WebAuthnError || error instanceof DOMException ? error.name : '';
    throw new PasskeyFailure(KINDS[name] ?? 'failed', { cause: error });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
