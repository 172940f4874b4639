import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { InferInput } from 'valibot';
import { type PromptPlan, promptsEndpoints, type PromptPlanRequest } from '../../../../contract/prompts.ts';
import { callApi } from '../../../api/callApi.ts';

/** Milliseconds of rest in typing before the plan is asked for. */
const TYPING_PAUSE_MS = 400;
/** The same words mean the same for as long as the page lives. */
const PLAN_FRESH_MS = Number.POSITIVE_INFINITY;

type Question = InferInput<typeof PromptPlanRequest>;

const planQuery = (question: Question) =>
  queryOptions({
    queryKey: ['plan', question] as const,
    queryFn: ({ signal }) => callApi(promptsEndpoints.planPrompt, { body: question, signal }),
    staleTime: PLAN_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** What would be drawn of the words as they stand once the typing rests; null while unknown, and for models that do not tell. */
export function usePlan(question: Question, isOnline: boolean): { plan: PromptPlan | null; isFresh: boolean } {
  const settled = useDebouncedValue(question.prompt);
  const isAsked = isOnline && settled !== '';
  const { data, isPlaceholderData } = useQuery({
    ...planQuery({ ...question, prompt: settled }),
    enabled: isAsked,
    // It helps to choose words; sending says the same, so a failure need not be told here.
    meta: { showsOwnErrors: true },
    retry: false,
  });
  return { plan: (isAsked && data?.data) || null, isFresh: settled === question.prompt && !isPlaceholderData };
}

/** A text once it was left alone for a moment. */
function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
