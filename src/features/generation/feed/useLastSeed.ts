import { useQuery } from '@tanstack/react-query';
import { LIBRARY, taskPageQuery } from '../queries.ts';

/** The seed of the newest result; null before the first one. */
export function useLastSeed(): number | null {
  const { data } = useQuery(taskPageQuery(LIBRARY, 1));
  return data?.data[0]?.settings.seed ?? null;
}
