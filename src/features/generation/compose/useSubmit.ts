import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { loadLazyPart } from '../loadLazyPart.ts';
import { dailyLimitQuery, LIBRARY } from '../queries.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { GenerationRequest } from './generationRequest.ts';

/** The code for sending is loaded with the first edit, like the code that checks a request. */
export const loadSending = () => loadLazyPart(import('./sendRequest.ts'));

function refusalOf(error: unknown, errorText: (error: unknown) => string): Refusal {
  // Recognised by its property: the class is not loaded before the first one is thrown.
  if (error instanceof Error && 'refusal' in error) return error.refusal as Refusal;
  return { kind: 'other', code: null, text: errorText(error) };
}

interface SubmitOptions {
  /** The request (or an earlier one under its key) was accepted: the next one needs a new key. */
  onKeyUsed: () => void;
  onAccepted: (request: GenerationRequest) => void;
}

/**
 * Sends a request and keeps the refusal, if any, sorted for the screen; the new tasks go to every list. Pressing again
 * while it is being sent does nothing, and thanks to the key it would do nothing on the server either.
 */
export function useSubmit({ onKeyUsed, onAccepted }: SubmitOptions) {
  const queryClient = useQueryClient();
  const { errorText } = useErrorTexts();
  const [sending, setSending] = useState<GenerationRequest | null>(null);
  const [refused, setRefused] = useState<{ refusal: Refusal; at: number } | null>(null);

  /** A ref, because it must be known before the next render: two presses may have waited for the same chunk. */
  const isUnderWay = useRef(false);

  async function send(request: GenerationRequest): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRefused(null);
    setSending(request);
    try {
      await (await loadSending()).sendOrQueue(queryClient, request);
      onKeyUsed();
      onAccepted(request);
    } catch (error) {
      const refusal = refusalOf(error, errorText);
      if (refusal.kind === 'already-accepted') {
        onKeyUsed();
        void refetchOutdated(queryClient, [[LIBRARY.root]]);
      }
      // A higher price must be on the button before the next press.
      void queryClient.invalidateQueries({ queryKey: ['quote'] });
      setRefused({ refusal, at: Date.now() });
    } finally {
      isUnderWay.current = false;
      setSending(null);
      void refetchOutdated(queryClient, [dailyLimitQuery.queryKey]);
    }
  }

  return {
    isSending: sending !== null,
    /** The request being sent, for a placeholder of its results. */
    sending,
    refused,
    dismissRefusal: () => setRefused(null),
    /** Shows why a request could not even be sent. */
    refuse: (error: unknown) => setRefused({ refusal: refusalOf(error, errorText), at: Date.now() }),
    send,
  };
}
