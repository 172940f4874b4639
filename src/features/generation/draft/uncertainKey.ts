import type { Draft } from './draft.ts';

/**
 * Records that a request is under way with this key, or that the server has refused it; nothing if the draft has
 * another key by now.
 */
export function recordSending(draft: Draft, key: string, isUncertain: boolean): Draft {
  return draft.idempotencyKey === key ? { ...draft, uncertainKey: isUncertain ? key : undefined } : draft;
}

/** Whether the server may have executed a request under the draft's key. */
export const isUncertain = ({ idempotencyKey, uncertainKey }: Draft): boolean => idempotencyKey === uncertainKey;
