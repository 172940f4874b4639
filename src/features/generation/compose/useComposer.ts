import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
  /** Nothing was generated yet, so a tip is welcome. */
  isTipWanted: boolean;
  /** Called with the draft that was sent; the current one may have changed by then. */
  onAccepted: (sent: Draft) => void;
}

/** The composer's state and actions: the draft fitted to the model, its price, its errors, sending. */
export function useComposer({ draft, change, model, isOnline, isTipWanted, onAccepted }: ComposerOptions) {
  const kind = kindOf(draft);
  const chosen = settingsOf(draft);
  const { mode } = draft;
  const settings = fitSettings(chosen, model, mode);
  const capacity = imageCapacity(mode, model);
  const pause = (isOnline && model.pause) || null;
  const imageIds = draft.images.slice(0, capacity).map((image) => image.id);
  const { quote, isFresh, hasFailed, refetch, awaitCoins } = useQuote(mode, settings);
  const { data: balance } = useQuery({ ...balanceQuery, select: (reply) => reply.data.balance });
  /** Errors are shown only after the first attempt to send; from then on they follow the typing. */
  const [hasTried, setHasTried] = useState(false);
  /** The press that waits for its price; a ref too, because a second one may come before the next render. */
  const [isWaiting, setIsWaiting] = useState(false);
  const waits = useRef(false);
  const [hasPressedEarly, setHasPressedEarly] = useState(false);
  /** The code that checks a request, with the contract's schemas: loaded with the first edit. */
  const [rules, setRules] = useState<typeof import('../draft/toRequest.ts') | null>(null);
  const submit = useSubmit({
    onKeyUsed: () => change((current) => withNewKey(current, randomKey)),
    onAccepted({ draft: sent }) {
      setHasTried(false);
      change((current) => afterSending(current, sent));
      onAccepted(sent);
    },
  });

  // The images' ids stand in for their bytes, which are read on sending.
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
    setHasPressedEarly(false);
    change(next);
    // If loading fails, sending tries again and shows the error.
    if (!rules) void loadRules().catch(() => undefined);
  }

  /** Waits for the price, and never buys at one that is higher than what was on the button. */
  async function awaitPrice(): Promise<number | 'unseen'> {
    if (waits.current) return 'unseen';
    waits.current = true;
    setIsWaiting(true);
    const coins = await awaitCoins();
    waits.current = false;
    setIsWaiting(false);
    if (coins !== null && quote && coins <= quote.coins) return coins;
    setHasPressedEarly(true);
    return 'unseen';
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
    /** A new price is loading; a press waits for it. */
    isPricing: isWaiting || (!isFresh && !hasFailed && isOnline && !pause),
    refetchQuote: refetch,
    refused: submit.refused,
    dismissRefusal: submit.dismissRefusal,
    /** Why a press only queues the request: offline, or an operator has paused the model. */
    queues: isOnline ? pause && ('paused' as const) : ('offline' as const),
    isSending: submit.isSending,
    sending: submit.sending,
    // Errors of text and images are shown beside them, so this slot has room for the next message.
    alert: pickAlert({
      issues: otherIssues,
      pause,
      hasQuoteError: hasFailed && isOnline,
      refusal: refusal?.kind === 'other' ? refusal : null,
      price: quote?.coins ?? null,
      balance: balance ?? null,
      hasPressedEarly,
      // The tip is about a scene; the modes with images ask for something else.
      isTipWanted: isTipWanted && capacity === 0 && draft.prompt.trim() === '',
    }),
    hasEarlierArrived: refusal?.kind === 'already-accepted',
    setPrompt: (prompt: string) => edit((current) => withPrompt(current, prompt, current.originalPrompt)),
    /** Takes the enhancer's text, or restores the text it was made from. */
    exchangePrompt: (prompt: string, originalPrompt: string | null) =>
      edit((current) => withPrompt(current, prompt, originalPrompt)),
    setSettings: (changes: Partial<Settings>) => edit((current) => withSettings(current, changes)),
    /** Sends, or shows what is wrong. @returns whether the prompt is wrong. */
    async send(): Promise<{ isPromptWrong: boolean }> {
      const isFine = { isPromptWrong: false };
      try {
        const { toRequest } = await loadRules();
        setHasTried(true);
        setHasPressedEarly(false);
        const checkedNow = toRequest(parts);
        if (!checkedNow.isValid) return { isPromptWrong: checkedNow.issues.prompt !== undefined };
        const { prompt } = checkedNow.request.body;
        const request = { mode, prompt, settings, imageIds, isPaused: pause !== null, draft };
        const known = quote && isFresh ? quote.coins : null;
        // For a queued request, the person is asked before it costs more.
        const maxCoins = known === null && isOnline && !pause ? await awaitPrice() : known;
        if (maxCoins !== 'unseen') void submit.send({ ...request, maxCoins });
      } catch (error) {
        submit.refuse(error);
      }
      return isFine;
    },
  };
}

export type ComposerState = ReturnType<typeof useComposer>;
