import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { onDemand } from '../onDemand.ts';
import { dailyLimitQuery, LIBRARY } from '../queries.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { GenerationRequest } from './sendRequest.ts';

/** Sending comes with the first edit, like what checks a request. */
export const loadSending = () => onDemand(import('./sendRequest.ts'));

function refusalOf(error: unknown, errorText: (error: unknown) => string): Refusal {
  // Known by what it carries: its class is not there before it was thrown.
  if (error instanceof Error && 'refusal' in error) return error.refusal as Refusal;
  return { kind: 'rejection', code: null, text: errorText(error) };
}

interface SubmitOptions {
  /** The request was taken (or an earlier one under its key was): the next one needs a new key. */
  onKeyUsed: () => void;
  onAccepted: (request: GenerationRequest) => void;
}

/**
 * Sends a request and keeps what was answered: new tasks go to every list, a refusal is sorted for the screen.
 * Pressing again while it is under way does nothing, and the key makes sure that it would do nothing on the server too.
 */
export function useSubmit({ onKeyUsed, onAccepted }: SubmitOptions) {
  const queryClient = useQueryClient();
  const { errorText } = useErrorTexts();
  const [sending, setSending] = useState<GenerationRequest | null>(null);
  const [refused, setRefused] = useState<{ refusal: Refusal; at: number } | null>(null);

  /** Known at once, not at the next drawing: two presses may have waited for the same file. */
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
        void queryClient.invalidateQueries({ queryKey: [LIBRARY.root] });
      }
      // A price that has risen must stand on the button before it is pressed again.
      void queryClient.invalidateQueries({ queryKey: ['quote'] });
      setRefused({ refusal, at: Date.now() });
    } finally {
      isUnderWay.current = false;
      setSending(null);
      void queryClient.invalidateQueries({ queryKey: dailyLimitQuery.queryKey });
    }
  }

  return {
    isSending: sending !== null,
    /** The request under way, for the place it will take. */
    sending,
    refused,
    dismissRefusal: () => setRefused(null),
    /** Shows why a request could not even be tried. */
    refuse: (error: unknown) => setRefused({ refusal: refusalOf(error, errorText), at: Date.now() }),
    send,
  };
}
