/** A path counts as missing only where the server is there besides: a proxy without its server says 404 to everything. */
import { expect, it } from 'vitest';
import { createPathCheck } from '../../../../../server/generation/openAiCompatible/pathChecks.ts';
import { NoAnswerError } from '../../../../../server/generation/remote/callProvider.ts';

const NONE = { status: 404, body: { detail: 'Not Found' } };
const PAGE = { status: 404, body: undefined };
const REFUSED = { status: 422, body: { detail: [] } };
const LISTED = { status: 200, body: { object: 'list', data: [] } };
type Answer = { status: number; body: unknown };

const isThere = (answers: Record<string, Answer | null>, usual: Answer | null) => {
  const asked: string[] = [];
  const check = createPathCheck(async (method, path, { body }) => {
    asked.push(`${method} ${path} ${body ?? ''}`.trim());
    const answer = path in answers ? answers[path] : usual;
    if (!answer) throw new NoAnswerError('away', { mayHaveArrived: false, isTimeout: false });
    return answer;
  });
  return check('/images/edits').then((verdict) => ({ verdict, asked }));
};

it.each<[string, Record<string, Answer | null>, Answer | null, boolean | null]>([
  ['takes the request apart', { '/images/edits': REFUSED }, NONE, true],
  ['knows the path but not the model', { '/images/edits': { status: 404, body: { error: 'no model' } } }, NONE, true],
  ['lists its models', { '/models': LISTED }, NONE, false],
  ['lists nothing, but makes something else', { '/videos': REFUSED }, PAGE, false],
  ['says so in another way', { '/images/edits': { status: 501, body: undefined } }, LISTED, false],
  ['has nothing at all', {}, NONE, null],
  ['is a page for every address', {}, PAGE, null],
  ['is a page that always succeeds', {}, { status: 200, body: undefined }, null],
  ['has a page in place of its models', { '/models': { status: 200, body: undefined } }, PAGE, null],
  ['is behind a proxy that does not reach it', { '/images/edits': PAGE }, { status: 502, body: undefined }, null],
  ['does not take the key', {}, { status: 401, body: { error: 'no' } }, null],
  ['is away', {}, null, null],
])('a server that %s', async (_server, answers, usual, verdict) => {
  expect((await isThere(answers, usual)).verdict).toBe(verdict);
});

it('makes nothing', async () => {
  const { asked } = await isThere({}, NONE);
  expect(asked).toEqual(['POST /images/edits {}', 'GET /models', 'POST /videos {}', 'POST /images/generations {}']);
});
