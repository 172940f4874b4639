import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STATE =
  /@vitest-environment|\bvi\.|indexeddb|queryClient|globalThis|localStorage|sessionStorage|(?:before|after)(?:Each|All)/i;

/**
 * True for a test file that changes what its modules or the globals hold (a document, mocks, a clock, what is stored),
 * so that it needs a process of its own. The others only call functions and look at what they return.
 *
 * @param file from the top of the repository
 */
export function changesState(file: string): boolean {
  return STATE.test(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
}
