import { API_BASE } from '../../../contract/endpoint.ts';
import { WITHDRAW_HEADER } from '../../../contract/limits.ts';
import { SessionExpiredError, type SessionStore } from '../sessionStore.ts';
import type { DrainDeps } from './drain.ts';
import type { Answer } from './classifyAnswer.ts';

export interface SenderDeps {
  accountId: string;
  session: Pick<SessionStore, 'accessToken' | 'read'>;
  fetch: typeof fetch;
  /** Origin of the calls; empty for this site's own. */
  host: string;
}

/** Milliseconds to the answer of an undoing. */
const UNDO_MS = 20_000;

/** The way to the server for a drain, in page and worker alike. */
export function createSender({ accountId, session, fetch, host }: SenderDeps): Pick<DrainDeps, 'send' | 'undo'> {
  /** A token of this outbox's own account: another account that has signed in meanwhile must not pay for it. */
  async function token(refused?: string): Promise<string | null> {
    try {
      const access = await session.accessToken(refused);
      const record = await session.read();
      return access && record?.accountId === accountId && record.access === access ? access : null;
    } catch (error) {
      if (error instanceof SessionExpiredError) return null;
      throw error;
    }
  }

  async function call(path: string, init: RequestInit, deadline: number): Promise<Answer | 'signed-out'> {
    let refused: string | undefined;
    for (;;) {
      const access = await token(refused);
      if (!access) return 'signed-out';
      const response = await fetch(`${host}${API_BASE}${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${access}` },
        // Our API never redirects; a captive portal does.
        redirect: 'error',
        signal: AbortSignal.timeout(deadline),
      });
      if (response.status === 401 && refused === undefined) {
        refused = access;
        continue;
      }
      const text = await response.text();
      return { status: response.status, retryAfter: response.headers.get('retry-after'), body: parsed(text) };
    }
  }

  return {
    send({ method, path, key, body, isWithdrawal, deadline }) {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(isWithdrawal && { [WITHDRAW_HEADER]: 'true' }),
      };
      return call(path, { method, headers, body }, deadline);
    },
    async undo(kind, id) {
      const answer = await (kind === 'template'
        ? call(`/templates/${id}`, { method: 'DELETE' }, UNDO_MS)
        : call(`/library/${id}/cancel`, { method: 'POST' }, UNDO_MS));
      // Somebody who cancels too much for now is told so by 429.
      if (answer === 'signed-out' || answer.status === 429 || answer.status >= 500)
        throw new Error('It was not undone.');
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
