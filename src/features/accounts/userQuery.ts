import { queryOptions } from '@tanstack/react-query';
import { accountsEndpoints } from '../../../contract/accounts.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { callApi } from '../../api/callApi.ts';
import { enterAccount } from '../../api/persistence.ts';
import { session } from '../../api/session.ts';
import { forgetOtherAccounts } from '../../offline/forgetAccount.ts';

/** Names, roles and languages rarely change. Milliseconds. */
const USER_FRESH_MS = 5 * 60_000;

/**
 * Milliseconds for which all callers share one answer: the check at the start and the header ask shortly after each
 * other.
 */
const SHARED_MS = 10_000;

type Me = ReplyOf<typeof accountsEndpoints.me>;

let asked: { token: string | undefined; at: number; answer: Promise<Me> } | undefined;

/**
 * GET /auth/me, which also binds session and offline data to the account that is named. Callers within SHARED_MS share
 * one call (the check at the start, the header), but never one of another access token, nor one that failed. Throws as
 * callApi does.
 */
export function fetchMe(): Promise<Me> {
  const token = session().peek()?.access;
  if (asked && asked.token === token && Date.now() - asked.at < SHARED_MS) return asked.answer;
  const answer = askAndBind(token);
  asked = { token, at: Date.now(), answer };
  answer.catch(() => {
    if (asked?.answer === answer) asked = undefined;
  });
  return answer;
}

async function askAndBind(token: string | undefined): Promise<Me> {
  const reply = await callApi(accountsEndpoints.me);
  const { id } = reply.data;
  if (session().peek()?.access === token) await session().bindAccount(id);
  const current = session().peek();
  // Tokens that belong to nobody yet were exchanged meanwhile: renewed, or by somebody who signed in.
  if (current?.accountId !== id) return askAndBind(current?.access);
  enterAccount(id);
  void forgetOtherAccounts(id);
  return reply;
}

/** The signed-in user, persisted for offline use. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: fetchMe,
  staleTime: USER_FRESH_MS,
  gcTime: Number.POSITIVE_INFINITY,
});
