import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { taskPageQuery, type TaskList } from '../queries.ts';
import type { TaskPage } from '../tasks/taskPages.ts';

/** The items before and after one in its list. Fetches the neighbouring pages too, so that it goes on across pages. */
export function useNeighbours(list: TaskList, id: string): { previous: Task | null; next: Task | null } {
  const queryClient = useQueryClient();
  const known = queryClient.getQueriesData<TaskPage>({ queryKey: [list.root, list.filter] });
  const home = known.map(([, page]) => page).find((page) => page?.data.some((task) => task.id === id));
  const hasMore = home && home.page * home.page_size < home.total;
  const pages = home ? [home.page - 1, home.page, hasMore ? home.page + 1 : 0].filter((page) => page > 0) : [];
  const tasks = useQueries({
    queries: pages.map((page) => taskPageQuery(list, page)),
    combine: (results) => results.flatMap((result) => result.data?.data ?? []),
  });
  const at = tasks.findIndex((task) => task.id === id);
  return { previous: tasks[at - 1] ?? null, next: at < 0 ? null : (tasks[at + 1] ?? null) };
}
