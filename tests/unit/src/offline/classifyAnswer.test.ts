/** Maintenance makes the whole outbox wait, a paused model only the requests for it. */
import { expect, it } from 'vitest';
import { classifyAnswer } from '../../../../src/offline/outbox/classifyAnswer.ts';

const answer = (code: string) => ({ status: 503, retryAfter: '60', body: { code } });

it('lets everything wait through maintenance, and past a paused model what is for others', () => {
  expect(classifyAnswer(answer('maintenance'))).toMatchObject({ kind: 'retry', wait: 60_000, failing: 'every' });
  expect(classifyAnswer(answer('engine_paused'))).toMatchObject({ kind: 'retry', wait: 60_000, failing: 'this' });
});
