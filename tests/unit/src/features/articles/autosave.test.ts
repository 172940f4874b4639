/** Autosave sends one save after the other, each over the version that the one before made. */
import { expect, test, vi } from 'vitest';
import { emptyFields } from '../../../../../src/features/articles/admin/editor/articleFields.ts';
import { createAutosave, type SaveState } from '../../../../../src/features/articles/admin/editor/autosave.ts';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));
vi.mock('../../../../../src/features/articles/admin/editor/localCopy.ts', () => ({
  openLocalCopy: () => ({ load: async () => null, save: async () => undefined, clear: async () => undefined }),
}));

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
  const written = (text: string) => ({
    ...emptyFields('id'),
    title: 'Judul',
    blocks: [{ type: 'paragraph', data: { text } }] as never,
  });
  autosave.change(written('satu'));
  void autosave.flush();
  await expect.poll(() => over).toEqual([1]);
  // Two more ask to be sent while the first is on its way.
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
