/**
 * Autosave sends one save at a time, each based on the version that the previous one made. One whose answer was lost is
 * repeated unchanged, also after a reload, before anything newer.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyFields } from '../../../../../src/features/articles/admin/editor/articleFields.ts';
import { ApiError, NetworkError } from '../../../../../src/api/errors.ts';
import { createAutosave, type SaveState } from '../../../../../src/features/articles/admin/editor/autosave.ts';
import type { LocalCopy } from '../../../../../src/features/articles/admin/editor/localCopy.ts';
import { waitFor } from '../../../../support/waitFor.ts';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));
/** What the browser has stored, by article. */
const kept = new Map<string | null, LocalCopy>();
vi.mock('../../../../../src/features/articles/admin/editor/localCopy.ts', () => ({
  openLocalCopy: (id: string | null) => ({
    load: async () => kept.get(id) ?? null,
    save: async (copy: LocalCopy) => void kept.set(id, structuredClone(copy)),
    clear: async () => void kept.delete(id),
  }),
}));

const written = (text: string) => ({
  ...emptyFields('id'),
  title: 'Judul',
  blocks: [{ type: 'paragraph', data: { text } }] as never,
});

/** A server with one article, which counts a repeated save or creation once, by its id. */
function createServer() {
  const server = { version: 1, text: '', ids: [] as string[], isAnswering: true, articles: 0 };
  callApi.mockImplementation(
    async ({ method }: { method: string }, { body, idempotencyKey }: { body: Body; idempotencyKey?: string }) => {
      const id = idempotencyKey ?? body.save_id;
      if (!server.ids.includes(id)) {
        if (method === 'POST') server.articles += 1;
        else if (body.version !== server.version) throw new ApiError(409, { code: 'article_conflict' } as never);
        else server.version += 1;
        server.text = body.content.blocks[0]!.data.text;
        server.ids.push(id);
      }
      if (!server.isAnswering) throw new NetworkError();
      return { data: { id: 'a', version: server.version } };
    },
  );
  return server;
}
interface Body {
  version?: number;
  save_id: string;
  content: { blocks: { data: { text: string } }[] };
}

const open = (id: string | null, states: SaveState['name'][] = []) =>
  createAutosave({
    id,
    article: id === null ? null : ({ id, version: 1 } as never),
    onState: ({ name }) => states.push(name),
    onSaved: () => undefined,
  });

beforeEach(() => kept.clear());

for (const id of ['a', null])
  for (const isReloaded of [false, true])
    test(`saves what was typed after a save whose answer was lost${isReloaded ? ' and a reload' : ''}, of ${id ? 'an' : 'a new'} article`, async () => {
      const server = createServer();
      const states: SaveState['name'][] = [];
      let autosave = open(id, states);
      server.isAnswering = false;
      autosave.change(written('satu'));
      await autosave.flush();
      expect(states.at(-1)).toBe('waiting');
      autosave.change(written('satu dua'));
      server.isAnswering = true;
      if (isReloaded) {
        const copy = kept.get(id)!;
        autosave = open(id, states);
        autosave.resume(structuredClone(copy));
      }
      await autosave.flush();
      expect(states).not.toContain('conflict');
      expect([states.at(-1), server.text]).toEqual(['saved', 'satu dua']);
      expect([server.articles, server.version]).toEqual(id ? [0, 3] : [1, 2]);
      expect(kept.size).toBe(0);
    });

test('a save whose answer was lost counts once after a reload, where nothing was typed since', async () => {
  const server = createServer();
  server.isAnswering = false;
  const autosave = open('a');
  autosave.change(written('satu'));
  await autosave.flush();
  server.isAnswering = true;
  const reloaded = open('a');
  reloaded.resume(structuredClone(kept.get('a')!));
  await reloaded.flush();
  expect([server.version, server.text]).toEqual([2, 'satu']);
});

test('saves one after the other, each over the version that the one before made', async () => {
  const answers: ((version: number) => void)[] = [];
  const over: (number | undefined)[] = [];
  callApi.mockImplementation((_, { body }: { body: { version?: number } }) => {
    over.push(body.version);
    return new Promise((resolve) => answers.push((version) => resolve({ data: { id: 'a', version } })));
  });
  const states: SaveState['name'][] = [];
  const autosave = createAutosave({
    id: 'a',
    article: { id: 'a', version: 1 } as never,
    onState: ({ name }) => states.push(name),
    onSaved: () => undefined,
  });
  autosave.change(written('satu'));
  void autosave.flush();
  await expect.poll(() => over).toEqual([1]);
  // Two more saves are requested while the first is being sent.
  autosave.change(written('dua'));
  const [second, third] = [autosave.flush(), autosave.flush()];
  answers[0]?.(2);
  await expect.poll(() => over).toEqual([1, 2]);
  answers[1]?.(3);
  expect([(await second)?.version, (await third)?.version]).toEqual([3, 3]);
  expect(over).toEqual([1, 2]);
  expect(states.at(-1)).toBe('saved');
  autosave.stop();
});

test('says nothing of saved while something may have changed that it was not told yet', async () => {
  createServer();
  const states: SaveState['name'][] = [];
  const autosave = open('a', states);
  autosave.setTouched(true);
  expect([states.at(-1), autosave.hasUnsaved()]).toEqual(['unsaved', true]);
  autosave.setTouched(false);
  expect([states.at(-1), autosave.hasUnsaved()]).toEqual(['saved', false]);
  autosave.change(written('satu'));
  const saving = autosave.flush();
  autosave.setTouched(true);
  await saving;
  expect([states.at(-1), autosave.hasUnsaved()]).toEqual(['unsaved', true]);
});

test('says nothing of kept on this device while the last keys are not', async () => {
  const server = createServer();
  server.isAnswering = false;
  const states: SaveState['name'][] = [];
  const autosave = open('a', states);
  autosave.change(written('satu'));
  await autosave.flush();
  expect(states.at(-1)).toBe('waiting');
  autosave.setTouched(true);
  expect(states.at(-1)).toBe('unsaved');
  autosave.change(written('satu dua'));
  autosave.setTouched(false);
  await autosave.flush();
  expect(states.at(-1)).toBe('waiting');
});

test('sends at once what is told of the last words when one has left already', async () => {
  const server = createServer();
  const autosave = open('a');
  autosave.stop();
  autosave.change(written('satu dua'));
  await waitFor(() => expect(server.text).toBe('satu dua'));
});

test('waits after too many saves, and sends the same one again', async () => {
  const states: SaveState['name'][] = [];
  const autosave = open('a', states);
  const server = createServer();
  callApi.mockRejectedValueOnce(new ApiError(429, {}));
  autosave.change(written('satu'));
  await autosave.flush();
  expect(states.at(-1)).toBe('waiting');
  const [[, refused]] = callApi.mock.calls.slice(-1) as [[unknown, { body: Body }]];
  await autosave.flush();
  expect(states.at(-1)).toBe('saved');
  expect(server.ids).toEqual([refused.body.save_id]);
});

test('what is missing stays told while nothing but the look of the text changes', async () => {
  createServer();
  const states: SaveState['name'][] = [];
  const autosave = open(null, states);
  autosave.change({ ...written('satu'), title: '' });
  await autosave.flush();
  expect(states.at(-1)).toBe('incomplete');
  autosave.setTouched(true);
  expect(states.at(-1)).toBe('unsaved');
  autosave.setTouched(false);
  expect(states.at(-1)).toBe('incomplete');
});
