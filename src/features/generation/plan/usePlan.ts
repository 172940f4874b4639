import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { InferInput } from 'valibot';
import { type PromptPlan, promptsEndpoints, type PromptPlanRequest } from '../../../../contract/prompts.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError } from '../../../api/errors.ts';

/** Milliseconds without typing before the plan is fetched. */
const TYPING_PAUSE_MS = 400;
/** The same words have the same plan while the page is open. */
const PLAN_FRESH_MS = Number.POSITIVE_INFINITY;
/** Seconds to wait after a 429 that does not say. */
const USUAL_WAIT_SECONDS = 5;

type Question = InferInput<typeof PromptPlanRequest>;

const planQuery = (question: Question) =>
  queryOptions({
    queryKey: ['plan', question] as const,
    queryFn: ({ signal }) => callApi(promptsEndpoints.planPrompt, { body: question, signal }),
    staleTime: PLAN_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** The plan for the prompt after a pause in typing; null while unknown, and for models without plans. */
export function usePlan(question: Question, isOnline: boolean): { plan: PromptPlan | null; isFresh: boolean } {
  const settled = useDebouncedValue(question.prompt);
  const isAsked = isOnline && settled !== '';
  const { data, isPlaceholderData } = useQuery({
    ...planQuery({ ...question, prompt: settled }),
    enabled: isAsked,
    // It only helps to choose words, and sending reports the same, so a failure is not shown here.
    meta: { showsOwnErrors: true },
    // Asked for too often: while it waits to ask again, the last plan stays.
    retry: (_failures, error) => error instanceof ApiError && error.status === 429,
    retryDelay: (_failures, error) =>
      1000 * ((error instanceof ApiError ? error.body.retry_after : undefined) ?? USUAL_WAIT_SECONDS),
  });
  return { plan: (isAsked && data?.data) || null, isFresh: settled === question.prompt && !isPlaceholderData };
}

/** The text once it has not changed for a moment. */
function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
