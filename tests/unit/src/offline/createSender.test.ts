/** What is taken back is undone at the server; an undoing not carried out for now is told from one that is settled. */
import { describe, expect, it } from 'vitest';
import { createSender } from '../../../../src/offline/outbox/createSender.ts';

const session = {
  accessToken: async () => 'token',
  read: async () => ({ access: 'token', refresh: '', expiresAt: 0, rev: 1, accountId: 'rani' }),
};
/** Undoes what was made, answered with this status; resolves to the call that was made. */
async function undoAnsweredBy(status: number, kind: 'generation' | 'template' = 'generation'): Promise<string> {
  let call = '';
  const way: typeof fetch = async (url, init) => {
    call = `${init?.method} ${String(url)}`;
    return new Response('{}', { status });
  };
  await createSender({ accountId: 'rani', session, host: '', fetch: way }).undo(kind, 'made-1');
  return call;
}

it('cancels a task, and deletes a template', async () => {
  expect(await undoAnsweredBy(200)).toBe('POST /api-lens/library/made-1/cancel');
  expect(await undoAnsweredBy(200, 'template')).toBe('DELETE /api-lens/templates/made-1');
});

describe('an undoing', () => {
  it.each([200, 404, 409])('answered by %i is settled', (status) =>
    expect(undoAnsweredBy(status)).resolves.toBeTruthy(),
  );

  it.each([429, 500, 503])('answered by %i is asked for again: until then the task may cost something', (status) =>
    expect(undoAnsweredBy(status)).rejects.toThrow('undone'),
  );
});
