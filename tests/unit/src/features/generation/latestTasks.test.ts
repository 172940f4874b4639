import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StatusFilter, Task } from '../../../../../contract/generation.ts';
import { taskPageQuery, type TaskList } from '../../../../../src/features/generation/queries.ts';
import { askForPage } from '../../../../../src/features/generation/tasks/latestTasks.ts';
import { forgetTask, cacheTask } from '../../../../../src/features/generation/tasks/taskCache.ts';
import { matchesFilter, type TaskPage } from '../../../../../src/features/generation/tasks/taskPages.ts';
import { makeTask } from '../../../../support/tasks.ts';

/** What the server's ledger says of an item in each state that it goes through. */
const LIFE: Partial<Task>[] = [
  { status: 'pending', credits: { held: 40, charged: 0, returned: 0 } },
  {
    status: 'failed',
    failure: { code: 'generation_cancelled', message: '' },
    credits: { held: 0, charged: 0, returned: 40 },
  },
  // Made again: the coins are taken once more, and the new deadline is the earlier one.
  { status: 'pending', credits: { held: 40, charged: 0, returned: 0 }, deadline_at: '2026-11-21T03:01:00.000Z' },
  { status: 'processing', credits: { held: 40, charged: 0, returned: 0 }, deadline_at: '2026-11-21T03:01:00.000Z' },
  { status: 'completed', credits: { held: 0, charged: 40, returned: 0 }, deadline_at: '2026-11-21T03:01:00.000Z' },
];
const stateAt = (index: number, id: string): Task =>
  makeTask({
    id,
    revision: index + 1,
    failure: null,
    ...LIFE[index],
    created_at: `2026-11-21T02:59:5${id.at(-1)}.000Z`,
  });

const IDS = ['0190d1a0-0000-7000-8000-000000000001', '0190d1a0-0000-7000-8000-000000000002'] as const;
const LISTS: TaskList[] = ([undefined, 'pending', 'failed', 'cancelled', 'completed'] as const).map(
  (status?: StatusFilter) => ({ head: 'library', filter: status ? { status } : {} }),
);

/** What happens at the server, in this order; what it tells of each step arrives in any order. */
type Step = { is: 'change'; id: string } | { is: 'delete'; id: string } | { is: 'ask'; list: number };
/** Something on its way to the screen. */
type Parcel = { open: () => void | Promise<void> };

/** Plays a story at the server and hands its answers, live events and pages over in the order that `order` picks. */
async function play(steps: readonly Step[], order: readonly number[]): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const server = new Map<string, Task>();
  const seen = new Map<string, number>();
  const parcels: Parcel[] = [];

  const pageOf = ({ filter }: TaskList): TaskPage => {
    const data = [...server.values()]
      .filter((task) => matchesFilter(task, filter))
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
    return { data, page: 1, page_size: 20, total: data.length };
  };
  /** No card goes back to an earlier state, in any list, whatever arrives. */
  const look = () => {
    for (const [index, list] of LISTS.entries()) {
      for (const task of client.getQueryData<TaskPage>(taskPageQuery(list, 1).queryKey)?.data ?? []) {
        expect(task.revision).toBeGreaterThanOrEqual(seen.get(`${index} ${task.id}`) ?? 0);
        seen.set(`${index} ${task.id}`, task.revision);
      }
    }
  };

  for (const list of LISTS) client.setQueryData(taskPageQuery(list, 1).queryKey, pageOf(list));
  for (const step of steps) {
    if (step.is === 'change') {
      const next = stateAt(server.get(step.id)?.revision ?? 0, step.id);
      server.set(step.id, next);
      // An answer and a live event: the same news twice, on two ways.
      for (let way = 0; way < 2; way++) parcels.push({ open: () => cacheTask(client, next) });
    } else if (step.is === 'delete') {
      server.delete(step.id);
      parcels.push({ open: () => forgetTask(client, step.id) });
    } else {
      const list = LISTS[step.list]!;
      const page = pageOf(list);
      let answer: (page: TaskPage) => void = () => undefined;
      const answered = new Promise<TaskPage>((resolve) => (answer = resolve));
      const asked = client.fetchQuery({
        ...taskPageQuery(list, 1),
        queryFn: () => askForPage(client, list.filter, () => answered),
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
  for (const pick of order) {
    const [parcel] = parcels.splice(pick % Math.max(1, parcels.length), 1);
    await parcel?.open();
    look();
  }
  for (const parcel of parcels.splice(0)) {
    await parcel.open();
    look();
  }
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
    // The very order that people met: cancelled and asked for, made again, and then the older pages come.
    for (let first = 0; first < 8; first++)
      for (let second = 0; second < 7; second++) await play(retry, [first, second, 0, 0, 0]);
  });

  test('every list ends up saying what the server says, and no card ever goes back', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ is: fc.constant('change' as const), id: fc.constantFrom(...IDS) }) },
      { weight: 3, arbitrary: fc.record({ is: fc.constant('ask' as const), list: fc.nat(LISTS.length - 1) }) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 10 }),
        fc.array(fc.nat(30), { minLength: 20, maxLength: 20 }),
        async (steps, order) => {
          // An item has so many states; a list has one question under way at a time.
          const changes = new Map<string, number>();
          const asked = new Set<number>();
          const story = steps.filter((each: Step) => {
            if (each.is === 'ask') return !asked.has(each.list) && asked.add(each.list);
            if (each.is === 'delete') return true;
            const count = (changes.get(each.id) ?? 0) + 1;
            changes.set(each.id, count);
            return count <= LIFE.length;
          });
          await play(story, order);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a deleted item does not come back with a page that was asked for before', async () => {
    const story: Step[] = [
      { is: 'change', id: IDS[0] },
      { is: 'ask', list: 0 },
      { is: 'delete', id: IDS[0] },
    ];
    for (let pick = 0; pick < 4; pick++) await play(story, [0, pick, 0, 0]);
  });
});
