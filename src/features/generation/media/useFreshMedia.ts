import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { refetchTask } from '../tasks/refetchTask.ts';

const NONE: ReadonlySet<string> = new Set();

export interface FreshMedia {
  /** The address did not load, and no fresh one is being fetched. */
  isBroken: (address: string) => boolean;
  /** For the `onError` of an element that loads an address. */
  handleMediaError: (address: string) => void;
  /** Tries everything again. */
  retry: () => void;
}

/**
 * Media links are signed and expire. When one fails, the task is fetched again for fresh links, once for each address.
 * If a fresh one fails too, it counts as broken until the network is back or the person retries.
 */
export function useFreshMedia(task: Pick<Task, 'id' | 'kind'>): FreshMedia {
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState(NONE);
  const [isRenewing, setIsRenewing] = useState(false);
  const asked = useRef(new Set<string>());

  async function renew() {
    setIsRenewing(true);
    await refetchTask(queryClient, task);
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
