/** A page of a list is sent again as it was only while its tasks are in the very state that it was made of. */
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '../../../../../contract/generation.ts';
import { createListAnswers } from '../../../../../server/generation/library/answerLists.ts';
import type { ListAsked, TaskLists } from '../../../../../server/generation/library/listTasks.ts';
import type { EncodedJson } from '../../../../../server/platform/http/answerJson.ts';
import { makeTask } from '../../../../support/tasks.ts';

const FINISHED: Partial<Task> = { status: 'completed', credits: { held: 0, charged: 40, returned: 0 } };
const ASKED: ListAsked = { userId: 'ayu', page: 1, pageSize: 20, filter: {} };

let now: Date;
let stored: { tasks: Task[]; state: string | null };
let asked: string[];
let answer: ReturnType<typeof createListAnswers>;

beforeEach(() => {
  now = new Date('2026-11-21T03:00:00Z');
  stored = { tasks: [makeTask({ ...FINISHED, prompt: 'satu' })], state: 'run 1 a:1' };
  asked = [];
  const pageOf = () => ({ data: stored.tasks, page: 1, page_size: 20, total: stored.tasks.length });
  const lists: TaskLists = {
    list: async () => {
      asked.push('list');
      return pageOf();
    },
    listWithState: async () => {
      asked.push('list');
      return { page: pageOf(), state: stored.state };
    },
    stateOf: async (_, total) => {
      asked.push('state');
      expect(total).toBe(stored.tasks.length);
      return stored.state;
    },
    listDeleted: async () => pageOf(),
  };
  answer = createListAnswers({ lists, clock: { now: () => now } });
});

const promptsIn = ({ body, encoding }: EncodedJson) => {
  const bytes = Buffer.from(body as Uint8Array);
  const text = encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
  return (JSON.parse(text.toString()) as { data: Task[] }).data.map(({ prompt }) => prompt);
};
const change = (changes: Partial<Task>, state: string | null) => {
  stored = { tasks: [makeTask({ ...FINISHED, ...changes })], state };
};
const ask = (changes: Partial<ListAsked> = {}, encoding: 'br' | 'identity' = 'identity') =>
  answer({ ...ASKED, ...changes, encoding });

describe('a page of a list', () => {
  it('is sent again as long as its state is the same', async () => {
    const first = await ask();
    const second = await ask();
    expect(asked).toEqual(['list', 'state']);
    expect([promptsIn(first), promptsIn(second), second.etag]).toEqual([['satu'], ['satu'], first.etag]);
    change({ prompt: 'dua' }, 'run 1 a:2');
    expect(promptsIn(await ask())).toEqual(['dua']);
    expect(promptsIn(await ask())).toEqual(['dua']);
    expect(asked).toEqual(['list', 'state', 'state', 'list', 'state']);
  });

  it('is kept under the state it was read in, whatever was seen before', async () => {
    await ask();
    // It changes again between the look at its state and the reading.
    stored.state = 'run 1 a:2';
    const answered = ask();
    change({ prompt: 'tiga' }, 'run 1 a:3');
    expect(promptsIn(await answered)).toEqual(['tiga']);
    stored.state = 'run 1 a:2';
    asked = [];
    await ask();
    expect(asked).toEqual(['state', 'list']);
  });

  it.each<[string, Partial<Task>]>([
    ['is waiting', { status: 'pending' }],
    ['is being made', { status: 'processing' }],
    ['has coins held', { credits: { held: 40, charged: 0, returned: 0 } }],
  ])('is read each time while a task on it %s', async (_, changes) => {
    change(changes, 'run 1 a:1');
    await ask();
    await ask();
    expect(asked).toEqual(['list', 'list']);
  });

  it('is no longer kept once a task on it is made again', async () => {
    await ask();
    change({ status: 'pending', prompt: 'lagi' }, 'run 1 a:2');
    await ask();
    asked = [];
    await ask();
    expect(asked).toEqual(['list']);
  });

  it('is read anew when its links change', async () => {
    await ask();
    now = new Date('2026-11-21T09:00:00Z');
    await ask();
    await ask();
    expect(asked).toEqual(['list', 'list', 'state']);
  });

  it('is another one for another person, page, filter or encoding', async () => {
    await ask();
    await ask({ userId: 'budi' });
    await ask({ page: 2 });
    await ask({ pageSize: 10 });
    await ask({ filter: { favorite: true } });
    await ask({ filter: { kind: 'image' } });
    expect(promptsIn(await ask({}, 'br'))).toEqual(['satu']);
    expect(asked).toEqual(Array(7).fill('list'));
    expect(promptsIn(await ask({}, 'br'))).toEqual(['satu']);
    expect(asked.at(-1)).toBe('state');
  });

  it('is not kept of a search, nor without tasks', async () => {
    await ask({ filter: { search: 'satu' } });
    await ask({ filter: { search: 'satu' } });
    stored = { tasks: [], state: null };
    await ask();
    await ask();
    expect(asked).toEqual(Array(4).fill('list'));
  });
});
