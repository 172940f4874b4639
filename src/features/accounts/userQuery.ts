import { queryOptions } from '@tanstack/react-query';
import { accountsEndpoints } from '../../../contract/accounts.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { callApi } from '../../api/callApi.ts';
import { session } from '../../api/session.ts';

/** Names, roles and languages rarely change. Milliseconds. */
const USER_FRESH_MS = 5 * 60_000;

/**
 * Milliseconds for which all callers share one answer: the check at the start and the header ask shortly after each
 * other.
 */
const SHARED_MS = 10_000;

let asked: { token: string | undefined; at: number; answer: Promise<ReplyOf<typeof accountsEndpoints.me>> } | undefined;

/**
 * GET /auth/me. Callers within SHARED_MS share one call (the check at the start, the header), but never one of another
 * access token, nor one that failed. Throws as callApi does.
 */
export function fetchMe(): Promise<ReplyOf<typeof accountsEndpoints.me>> {
  const token = session().peek()?.access;
  if (asked && asked.token === token && Date.now() - asked.at < SHARED_MS) return asked.answer;
  const answer = callApi(accountsEndpoints.me);
  asked = { token, at: Date.now(), answer };
  answer.catch(() => {
    if (asked?.answer === answer) asked = undefined;
  });
  return answer;
}

/** The signed-in user, persisted for offline use. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: fetchMe,
  staleTime: USER_FRESH_MS,
  gcTime: Number.POSITIVE_INFINITY,
});
