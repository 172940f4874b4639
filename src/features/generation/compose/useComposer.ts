import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Model } from '../../../../contract/generation.ts';
import { imageCapacity } from '../modes.ts';
import { balanceQuery } from '../../credits/balanceQuery.ts';
import { afterSending, kindOf, settingsOf, withNewKey, withPrompt, withSettings, type Draft } from '../draft/draft.ts';
import type { DraftSession } from '../draft/draftSession.ts';
import { fitSettings } from '../draft/fitSettings.ts';
import { measurePrompt } from '../draft/promptLength.ts';
import type { Settings } from '../draft/settings.ts';
import type { FieldIssues } from '../draft/toRequest.ts';
import { randomKey } from '../../../offline/randomKey.ts';
import { pickAlert } from './alertSlot.ts';
import { useQuote } from './useQuote.ts';
import { loadSending, useSubmit } from './useSubmit.ts';

interface ComposerOptions {
  draft: Draft;
  change: DraftSession['change'];
  model: Model;
  isOnline: boolean;
  /** Nothing was made yet: a tip is welcome. */
  isTipWanted: boolean;
  /** Hears what was sent: by then the draft may be another one. */
  onAccepted: (sent: Draft) => void;
}

/** What the composer knows and does: the draft as the model takes it, its price, what is wrong with it, sending it. */
export function useComposer({ draft, change, model, isOnline, isTipWanted, onAccepted }: ComposerOptions) {
  const kind = kindOf(draft);
  const chosen = settingsOf(draft);
  const { mode } = draft;
  const settings = fitSettings(chosen, model, mode);
  const capacity = imageCapacity(mode, model);
  const pause = (isOnline && model.pause) || null;
  const imageIds = draft.images.slice(0, capacity).map((image) => image.id);
  const { quote, isFresh, hasFailed, refetch } = useQuote(mode, settings);
  const { data: balance } = useQuery({ ...balanceQuery, select: (reply) => reply.data.balance });
  /** Complaints are held back until the first try to send; then they follow the typing. */
  const [hasTried, setHasTried] = useState(false);
  /** What checks a request, with the contract's schemas: it comes with the first edit, for the first try to send. */
  const [rules, setRules] = useState<typeof import('../draft/toRequest.ts') | null>(null);
  const submit = useSubmit({
    onKeyUsed: () => change((current) => withNewKey(current, randomKey)),
    onAccepted({ draft: sent }) {
      setHasTried(false);
      change((current) => afterSending(current, sent));
      onAccepted(sent);
    },
  });

  // The pictures' names stand in for their bytes, which are read when it is sent.
  const parts = { mode, prompt: draft.prompt, settings, images: imageIds };
  const checked = hasTried ? rules?.toRequest(parts) : undefined;
  const ownIssues: FieldIssues = checked && !checked.isValid ? checked.issues : {};
  const refusal = submit.refused?.refusal;
  const serverIssues = refusal?.kind === 'fields' ? refusal.issues : {};
  const isTooLong = measurePrompt(draft.prompt).isTooLong;
  const issues: FieldIssues = {
    ...serverIssues,
    ...(hasTried ? ownIssues : isTooLong ? { prompt: 'prompt_too_long' } : {}),
  };
  const { prompt: promptIssue, image_base64: oneImageIssue, images: imagesIssue, ...otherIssues } = issues;

  async function loadRules() {
    const loaded = rules ?? (await Promise.all([import('../draft/toRequest.ts'), loadSending()]))[0];
    setRules(loaded);
    return loaded;
  }

  function edit(next: (current: Draft) => Draft) {
    submit.dismissRefusal();
    change(next);
    // Should that fail, sending tries again and says so.
    if (!rules) void loadRules().catch(() => undefined);
  }

  return {
    kind,
    chosen,
    settings,
    capacity,
    quote,
    issues,
    promptIssue,
    imageIssue: oneImageIssue ?? imagesIssue,
    isPriceFresh: isFresh,
    /** A new price is on its way; until it stands on the button, the button waits. */
    isPricing: !isFresh && !hasFailed && isOnline && !pause,
    refetchQuote: refetch,
    refused: submit.refused,
    dismissRefusal: submit.dismissRefusal,
    /** A press puts it into the queue: without a network, and while an operator lets the model begin nothing new. */
    queues: isOnline ? pause && ('paused' as const) : ('offline' as const),
    isSending: submit.isSending,
    sending: submit.sending,
    // Complaints about text and pictures stand beside them; the slot has room for the next thing.
    alert: pickAlert({
      issues: otherIssues,
      pause,
      hasQuoteError: hasFailed && isOnline,
      rejection: refusal?.kind === 'rejection' ? refusal : null,
      price: quote?.coins ?? null,
      balance: balance ?? null,
      isTipWanted: isTipWanted && draft.prompt.trim() === '',
    }),
    hasEarlierArrived: refusal?.kind === 'already-accepted',
    setPrompt: (prompt: string) => edit((current) => withPrompt(current, prompt, current.originalPrompt)),
    /** Takes the enhancer's text, or gives back what it was made from. */
    exchangePrompt: (prompt: string, originalPrompt: string | null) =>
      edit((current) => withPrompt(current, prompt, originalPrompt)),
    setSettings: (changes: Partial<Settings>) => edit((current) => withSettings(current, changes)),
    /** Sends, or shows what is wrong. @returns whether the text is what is wrong. */
    async send(): Promise<{ isPromptWrong: boolean }> {
      const isFine = { isPromptWrong: false };
      try {
        const { toRequest } = await loadRules();
        setHasTried(true);
        const checkedNow = toRequest(parts);
        if (!checkedNow.isValid) return { isPromptWrong: checkedNow.issues.prompt !== undefined };
        const maxCoins = quote && isFresh ? quote.coins : null;
        // Nothing is bought at a price that is not on the button; what is queued is asked about before it costs more.
        if (isOnline && !pause && maxCoins === null) refetch();
        else {
          const { prompt } = checkedNow.request.body;
          submit.send({ mode, prompt, settings, imageIds, maxCoins, isPaused: pause !== null, draft });
        }
      } catch (error) {
        submit.refuse(error);
      }
      return isFine;
    },
  };
}

export type ComposerState = ReturnType<typeof useComposer>;
