import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { fetchTask } from '../queries.ts';
import { cacheTask } from '../tasks/taskCache.ts';

const NONE: ReadonlySet<string> = new Set();

export interface FreshMedia {
  /** The address did not load, and no fresh one is on its way. */
  isBroken: (address: string) => boolean;
  /** For `onError` of what shows an address. */
  handleMediaError: (address: string) => void;
  /** Everything once more from the start. */
  retry: () => void;
}

/**
 * Media links are signed and expire. When one fails, the task is asked for again and its fresh links take over, once
 * for each address; a fresh one that fails too is broken, until the network comes back or somebody presses.
 */
export function useFreshMedia(task: Pick<Task, 'id' | 'kind'>): FreshMedia {
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState(NONE);
  const [isRenewing, setIsRenewing] = useState(false);
  const asked = useRef(new Set<string>());

  async function renew() {
    setIsRenewing(true);
    try {
      // Not by the query: what it kept for the time without a network carries the very links that failed.
      const { data } = await fetchTask(task.kind, task.id);
      cacheTask(queryClient, data);
    } catch {
      // What failed stays so.
    }
    setIsRenewing(false);
  }

  useEffect(() => {
    const startAnew = () => {
      asked.current.clear();
      setFailed(NONE);
    };
    addEventListener('online', startAnew);
    return () => removeEventListener('online', startAnew);
  }, []);

  return {
    isBroken: (address) => failed.has(address) && !isRenewing,
    handleMediaError(address) {
      setFailed((before) => new Set([...before, address]));
      if (asked.current.has(address)) return;
      asked.current.add(address);
      void renew();
    },
    retry() {
      asked.current.clear();
      setFailed(NONE);
      void renew();
    },
  };
}
