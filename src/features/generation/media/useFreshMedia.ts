import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { taskQuery } from '../queries.ts';
import { keepTask } from '../tasks/taskCache.ts';

/**
 * Media links are signed and expire. When one fails, the task is asked for again and its fresh links take over, once
 * for each link; a fresh link that fails too is broken for good.
 */
export function useFreshMedia(task: Task): { isBroken: boolean; handleMediaError: () => void; retry: () => void } {
  const queryClient = useQueryClient();
  const asked = useRef(false);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = task.media?.url ?? '';

  async function renew() {
    try {
      const { data } = await queryClient.fetchQuery({ ...taskQuery(task.kind, task.id), staleTime: 0 });
      if (data.media?.url === url) setBrokenUrl(url);
      keepTask(queryClient, data);
    } catch {
      setBrokenUrl(url);
    }
  }

  return {
    isBroken: brokenUrl !== null && brokenUrl === url,
    handleMediaError() {
      if (asked.current) return setBrokenUrl(url);
      asked.current = true;
      void renew();
    },
    retry() {
      setBrokenUrl(null);
      void renew();
    },
  };
}
