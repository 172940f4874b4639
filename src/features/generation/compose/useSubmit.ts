import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Mode } from '../../../../contract/generation.ts';
import { ApiError } from '../../../api/errors.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { keepSpendable } from '../../credits/balanceCache.ts';
import type { FittedSettings } from '../draft/fitSettings.ts';
import { dailyLimitQuery, LIBRARY } from '../queries.ts';
import { keepTask } from '../tasks/taskCache.ts';
import { sortRefusal, type Refusal } from './refusal.ts';
import { RequestInvalidError, sendRequest } from './sendRequest.ts';

export interface GenerationRequest {
  mode: Mode;
  prompt: string;
  settings: FittedSettings;
  /** Pictures of the draft that the mode uses, in order. */
  imageIds: readonly string[];
  key: string;
}

/** Reading pictures comes with the first one. */
async function readImages(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { encodeImages } = await import('../images/encodeImages.ts');
  return encodeImages(ids);
}

async function send({ mode, prompt, settings, imageIds, key }: GenerationRequest) {
  const { toRequest } = await import('../draft/toRequest.ts');
  const checked = toRequest({ mode, prompt, settings, images: await readImages(imageIds) });
  if (!checked.isValid) throw new RequestInvalidError(checked.issues);
  return sendRequest(checked.request, key);
}

function refusalOf(error: unknown, errorText: (error: unknown) => string): Refusal {
  if (error instanceof ApiError) return sortRefusal(error);
  if (error instanceof RequestInvalidError) return { kind: 'fields', issues: error.issues };
  return { kind: 'rejection', code: null, text: errorText(error) };
}

interface SubmitOptions {
  /** The request was taken (or an earlier one under its key was): the next one needs a new key. */
  onKeyUsed: () => void;
  onAccepted: () => void;
}

/**
 * Sends a request and keeps what was answered: new tasks go to every list, a refusal is sorted for the screen.
 * Pressing again while it is under way does nothing, and the key makes sure that it would do nothing on the server too.
 */
export function useSubmit({ onKeyUsed, onAccepted }: SubmitOptions) {
  const queryClient = useQueryClient();
  const { errorText } = useErrorTexts();
  const [refused, setRefused] = useState<{ refusal: Refusal; at: number } | null>(null);

  const mutation = useMutation({
    mutationFn: send,
    meta: { showsOwnErrors: true },
    onSuccess({ data }) {
      for (const task of data.items.toReversed()) keepTask(queryClient, task);
      keepSpendable(queryClient, data.balance);
      onKeyUsed();
      onAccepted();
    },
    onError(error) {
      const refusal = refusalOf(error, errorText);
      if (refusal.kind === 'already-accepted') {
        onKeyUsed();
        void queryClient.invalidateQueries({ queryKey: [LIBRARY.head] });
      }
      setRefused({ refusal, at: Date.now() });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dailyLimitQuery.queryKey }),
  });

  return {
    isSending: mutation.isPending,
    /** The request under way, for the place it will take. */
    sending: mutation.isPending ? mutation.variables : null,
    refused,
    dismissRefusal: () => setRefused(null),
    /** Shows why a request could not even be tried. */
    refuse: (error: unknown) => setRefused({ refusal: refusalOf(error, errorText), at: Date.now() }),
    send(request: GenerationRequest) {
      if (mutation.isPending) return;
      setRefused(null);
      mutation.mutate(request);
    },
  };
}
