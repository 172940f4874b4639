/**
 * The number of waiting requests above which calls are refused grows with the connections and is never below what one
 * page needs.
 */
import { expect, it } from 'vitest';
import { maxWaitingRequests } from '../../../server/webServer.ts';

it('grows with the pool, and leaves room for the questions of one page however small that is', () => {
  expect([1, 2, 10, 20].map(maxWaitingRequests)).toEqual([40, 40, 40, 80]);
});
