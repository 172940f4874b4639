import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useArrival } from '../destination.ts';
import { FormAlert } from '../FormAlert.tsx';
import { enterSession } from '../session/enterSession.ts';
import { isBrowserCapable, usePasskeySupport } from './usePasskeySupport.ts';
import { offerPasskeys, stopOffering } from './offerPasskeys.ts';
import { type ChosenPasskey, choosePasskey, signInWithPasskey } from './passkeyCalls.ts';
import { usePasskeyFailureText } from './usePasskeyFailureText.ts';

/** Sign-in with a passkey: by its button, and among the browser's suggestions in the e-mail field. */
export function PasskeySignIn() {
  const isSupported = usePasskeySupport();
  const failureText = usePasskeyFailureText();
  const queryClient = useQueryClient();
  const arrive = useArrival();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const press = useRef<AbortController | null>(null);

  async function enter(chosen: ChosenPasskey) {
    await arrive(await enterSession(queryClient, await signInWithPasskey(chosen)));
  }
  const offer = () => offerPasskeys({ onChosen: enter, onFailure: setFailure });
  const beginOffer = useEffectEvent(offer);

  useEffect(() => {
    if (!isSupported || !isBrowserCapable()) return undefined;
    beginOffer();
    return () => {
      stopOffering();
      press.current?.abort();
    };
  }, [isSupported]);

  async function handlePress() {
    // Only one request can be open.
    stopOffering();
    const { signal } = (press.current = new AbortController());
    setFailure(null);
    setIsBusy(true);
    try {
      await enter(await choosePasskey({ waits: false, signal }));
    } catch (error) {
      if (!signal.aborted) {
        setFailure(error);
        offer();
      }
    }
    setIsBusy(false);
  }

  if (!isSupported) return null;
  return (
    // The server renders it for everybody; where there are no passkeys, CSS hides it before the app starts.
    <div className="mt-3 space-y-3 in-data-[passkeys=no]:hidden">
      <Button
        variant="ghost"
        size="lg"
        isWide
        isBusy={isBusy}
        icon={<KeyRound className="size-5" aria-hidden="true" />}
        onClick={() => void handlePress()}
      >
        <Trans>Sign in with a passkey</Trans>
      </Button>
      {failure !== null && <FormAlert title={failureText(failure)} />}
    </div>
  );
}
