import { API_BASE, type HttpMethod } from '../../contract/endpoint.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';

/** The contract's writing calls that no run makes, and why. */
export const LEFT_OUT: Record<string, string> = {
  'POST /webhooks/modelark/{secret}': 'a hint that only work at ModelArk has, which the simulated engine is not',
  ...leaveOut('a key of its own signs each answer; moves no coins and no files, and tests/api tries it', [
    'POST /auth/passkeys/challenge',
    'POST /auth/passkeys',
    'POST /me/passkeys/challenge',
    'POST /me/passkeys',
    'PATCH /me/passkeys/{id}',
    'DELETE /me/passkeys/{id}',
    'POST /dashboard/confirm/passkey/challenge',
    'POST /dashboard/confirm/passkey',
  ]),
};

function leaveOut(reason: string, calls: string[]): Record<string, string> {
  return Object.fromEntries(calls.map((call) => [call, reason]));
}

const names = Object.values(ENDPOINTS)
  .flatMap((rows) => Object.values(rows))
  .filter(({ method }) => method !== 'GET')
  // A written word before a parameter: `/dashboard/content/user/{id}/all` before `/dashboard/content/{id}`.
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map(({ method, path }) => ({ name: `${method} ${path}`, method, pattern: patternOf(path) }));

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
}

/** How often each writing call of the contract was carried out, over all runs. */
export interface CallCount {
  /** Counts an answer, unless it is a refusal. @param path relative to `/api-lens`, or whole */
  note(method: string, path: string, status: number): void;
  made: Map<string, number>;
}

export function countCalls(): CallCount {
  const made = new Map<string, number>();
  return {
    made,
    note(method, path, status) {
      if (method === ('GET' satisfies HttpMethod) || status >= 400) return;
      const pathname = path.replace(API_BASE, '').split('?')[0]!;
      const call = names.find((each) => each.method === method && each.pattern.test(pathname));
      if (call) made.set(call.name, (made.get(call.name) ?? 0) + 1);
    },
  };
}

/**
 * Compares the calls of many runs with the contract, whose writing calls are each either made or left out for a reason.
 * @returns the calls that were never made, and what is wrong with the list of those left out, in words
 */
export function checkCalls(counts: readonly CallCount[]): { missing: string[]; wrong: string[] } {
  const isMade = (name: string) => counts.some(({ made }) => made.has(name));
  const known = new Set(names.map(({ name }) => name));
  const leftOut = Object.keys(LEFT_OUT);
  return {
    missing: [...known].filter((name) => !(name in LEFT_OUT) && !isMade(name)),
    wrong: [
      ...leftOut.filter(isMade).map((name) => `${name} is made, though it is among those left out`),
      ...leftOut.filter((name) => !known.has(name)).map((name) => `${name} is left out, and no call`),
    ],
  };
}
