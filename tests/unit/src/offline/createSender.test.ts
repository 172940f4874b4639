/** A cancellation that the server did not carry out for now is told from one that is settled. */
import { describe, expect, it } from 'vitest';
import { createSender } from '../../../../src/offline/outbox/createSender.ts';

const session = {
  accessToken: async () => 'token',
  read: async () => ({ access: 'token', refresh: '', expiresAt: 0, rev: 1, accountId: 'rani' }),
};
const cancelAnsweredBy = (status: number) =>
  createSender({ accountId: 'rani', session, host: '', fetch: async () => new Response('{}', { status }) }).cancelTask(
    'task-1',
  );

describe('a cancellation', () => {
  it.each([200, 404, 409])('answered by %i is settled', (status) =>
    expect(cancelAnsweredBy(status)).resolves.toBeUndefined(),
  );

  it.each([429, 500, 503])('answered by %i is asked for again: until then the task may cost something', (status) =>
    expect(cancelAnsweredBy(status)).rejects.toThrow('cancellation'),
  );
});
