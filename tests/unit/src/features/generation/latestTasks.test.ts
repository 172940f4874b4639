/**
 * In whatever order answers, live events and pages arrive, no card goes back to an earlier state, and every list ends
 * up as the server has it.
 */
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StatusFilter, Task } from '../../../../../contract/generation.ts';
import { taskPageQuery, type TaskList } from '../../../../../src/features/generation/queries.ts';
import { fetchTaskPage } from '../../../../../src/features/generation/tasks/fetchTaskPage.ts';
import { forgetTask, cacheTask } from '../../../../../src/features/generation/tasks/taskCache.ts';
import { matchesFilter, type TaskPage } from '../../../../../src/features/generation/tasks/taskPages.ts';
import { makeTask } from '../../../../support/tasks.ts';

/** An item's credits in each state that it goes through. */
const LIFE: Partial<Task>[] = [
  { status: 'pending', credits: { held: 40, charged: 0, returned: 0 } },
  {
    status: 'failed',
    failure: { code: 'generation_cancelled', message: '' },
    credits: { held: 0, charged: 0, returned: 40 },
  },
  // Retried: the coins are held again, and the new deadline is earlier.
  { status: 'pending', credits: { held: 40, charged: 0, returned: 0 }, deadline_at: '2026-11-21T03:01:00.000Z' },
  { status: 'processing', credits: { held: 40, charged: 0, returned: 0 }, deadline_at: '2026-11-21T03:01:00.000Z' },
  { status: 'completed', credits: { held: 0, charged: 40, returned: 0 }, deadline_at: '2026-11-21T03:01:00.000Z' },
];

/** An item as the server stores it; every change of its row counts its revision up. */
interface Kept {
  /** Its state in its life so far. */
  stage: number;
  revision: number;
  isFavorite: boolean;
  isDeleted: boolean;
}
const present = (id: string, { stage, revision, isFavorite }: Kept): Task =>
  makeTask({
    id,
    revision,
    failure: null,
    is_favorite: isFavorite,
    ...LIFE[stage],
    created_at: `2026-11-21T02:59:5${id.at(-1)}.000Z`,
  });

const IDS = ['0190d1a0-0000-7000-8000-000000000001', '0190d1a0-0000-7000-8000-000000000002'] as const;
const LISTS: TaskList[] = [
  ...([undefined, 'pending', 'failed', 'cancelled', 'completed'] as const).map((status?: StatusFilter) => ({
    root: 'library' as const,
    filter: status ? { status } : {},
  })),
  { root: 'library', filter: { favorite: true } },
];

/** What happens at the server, in this order; news of it arrives in any order. */
type Step =
  | { is: 'change' | 'favourite' | 'delete' | 'restore'; id: string }
  | { is: 'ask'; list: number }
  /** One of the messages under way arrives before the next step. */
  | { is: 'arrive'; pick: number };
/** A message on its way to the screen. */
type Parcel = { open: () => void | Promise<void> };

/** What the server would accept: only finished items can be deleted, only deleted ones restored. */
function isPossible({ is }: Exclude<Step, { is: 'ask' | 'arrive' }>, { stage, isDeleted }: Kept): boolean {
  if (is === 'restore') return isDeleted;
  if (isDeleted) return false;
  if (is === 'delete') return LIFE[stage]?.status === 'failed' || LIFE[stage]?.status === 'completed';
  return is === 'favourite' || stage + 1 < LIFE.length;
}

/** Plays a story at the server and delivers its answers, live events and pages in the order that `order` picks. */
async function play(steps: readonly Step[], order: readonly number[]): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const server = new Map<string, Kept>();
  const seen = new Map<string, number>();
  const parcels: Parcel[] = [];

  const pageOf = ({ filter }: TaskList): TaskPage => {
    const data = [...server]
      .filter(([, kept]) => !kept.isDeleted)
      .map(([id, kept]) => present(id, kept))
      .filter((task) => matchesFilter(task, filter))
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
    return { data, page: 1, page_size: 20, total: data.length };
  };
  /** No card goes back to an earlier state, in any list, whatever arrives; and no two cards of one item differ. */
  const look = () => {
    const shown = new Map<string, number>();
    for (const [index, list] of LISTS.entries()) {
      for (const task of client.getQueryData<TaskPage>(taskPageQuery(list, 1).queryKey)?.data ?? []) {
        expect(task.revision).toBeGreaterThanOrEqual(seen.get(`${index} ${task.id}`) ?? 0);
        seen.set(`${index} ${task.id}`, task.revision);
        expect(task.revision).toBe(shown.get(task.id) ?? task.revision);
        shown.set(task.id, task.revision);
      }
    }
  };

  const arrive = async (pick: number) => {
    const [parcel] = parcels.splice(pick % Math.max(1, parcels.length), 1);
    await parcel?.open();
    look();
  };

  for (const list of LISTS) client.setQueryData(taskPageQuery(list, 1).queryKey, pageOf(list));
  for (const step of steps) {
    if (step.is === 'arrive') await arrive(step.pick);
    else if (step.is !== 'ask') {
      const before = server.get(step.id);
      if (before ? !isPossible(step, before) : step.is !== 'change') continue;
      const kept = before
        ? {
            stage: before.stage + (step.is === 'change' ? 1 : 0),
            revision: before.revision + 1,
            isFavorite: before.isFavorite !== (step.is === 'favourite'),
            isDeleted: step.is === 'delete',
          }
        : { stage: 0, revision: 1, isFavorite: false, isDeleted: false };
      server.set(step.id, kept);
      const open = kept.isDeleted
        ? () => forgetTask(client, step.id, kept.revision)
        : () => cacheTask(client, present(step.id, kept));
      // An answer and a live event: the same news by two ways.
      parcels.push({ open }, { open });
    } else {
      const list = LISTS[step.list]!;
      const page = pageOf(list);
      let answer: (page: TaskPage) => void = () => undefined;
      const answered = new Promise<TaskPage>((resolve) => (answer = resolve));
      const asked = client.fetchQuery({
        ...taskPageQuery(list, 1),
        queryFn: () => fetchTaskPage(client, list.filter, () => answered),
        staleTime: 0,
      });
      parcels.push({
        async open() {
          answer(page);
          await asked;
        },
      });
    }
  }
  for (const pick of order) await arrive(pick);
  while (parcels.length > 0) await arrive(0);
  for (const list of LISTS)
    expect(client.getQueryData(taskPageQuery(list, 1).queryKey), JSON.stringify(list.filter)).toMatchObject(
      pageOf(list),
    );
  client.clear();
}

describe('whatever order an answer, a live event and a refetch arrive in', () => {
  const retry: Step[] = [
    { is: 'change', id: IDS[0] },
    { is: 'ask', list: 0 },
    { is: 'change', id: IDS[0] },
    { is: 'ask', list: 2 },
    { is: 'change', id: IDS[0] },
  ];

  test('a cancelled and retried item is a running card, and its coins are held', async () => {
    // The order that people ran into: cancelled and refetched, retried, and then the older pages arrive.
    for (let first = 0; first < 8; first++)
      for (let second = 0; second < 7; second++) await play(retry, [first, second, 0, 0, 0]);
  });

  test('every list ends up saying what the server says, and no card ever goes back', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ is: fc.constant('change' as const), id: fc.constantFrom(...IDS) }) },
      {
        weight: 3,
        arbitrary: fc.record({
          is: fc.constantFrom('favourite' as const, 'delete' as const, 'restore' as const),
          id: fc.constantFrom(...IDS),
        }),
      },
      { weight: 3, arbitrary: fc.record({ is: fc.constant('ask' as const), list: fc.nat(LISTS.length - 1) }) },
      { weight: 3, arbitrary: fc.record({ is: fc.constant('arrive' as const), pick: fc.nat(30) }) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fc.array(fc.nat(30), { minLength: 20, maxLength: 20 }),
        async (steps, order) => {
          // A list has one request under way at a time.
          const asked = new Set<number>();
          const story = steps.filter(
            (each: Step) => each.is !== 'ask' || (!asked.has(each.list) && asked.add(each.list)),
          );
          await play(story, order);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('a deleted item does not come back with a page that was asked for before it', async () => {
    const story: Step[] = [
      { is: 'change', id: IDS[0] },
      { is: 'change', id: IDS[0] },
      { is: 'ask', list: 0 },
      { is: 'delete', id: IDS[0] },
    ];
    for (let first = 0; first < 7; first++)
      for (let second = 0; second < 6; second++) await play(story, [first, second, 4, 3, 2, 1]);
  });

  test('a deleted item does not come back with a page that was asked for before, and a restored one does not go again', async () => {
    const story: Step[] = [
      { is: 'change', id: IDS[0] },
      { is: 'change', id: IDS[0] },
      { is: 'ask', list: 0 },
      { is: 'delete', id: IDS[0] },
      { is: 'ask', list: 3 },
      { is: 'restore', id: IDS[0] },
    ];
    for (let first = 0; first < 10; first++)
      for (let second = 0; second < 9; second++) await play(story, [first, second, 5, 4, 3, 2, 1]);
  });
});
