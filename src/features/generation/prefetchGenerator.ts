import type { QueryClient } from '@tanstack/react-query';
import { editModelsQuery, fromImageModelsQuery, imageModelsQuery, LIBRARY, taskPageQuery, videoModelsQuery } from './queries.ts';

/** Asks for what the generator opens with, while its own files are still on their way. */
export function prefetchGenerator(queryClient: QueryClient): void {
  for (const models of [videoModelsQuery, imageModelsQuery, fromImageModelsQuery, editModelsQuery]) void queryClient.prefetchQuery(models);
  void queryClient.prefetchQuery(taskPageQuery(LIBRARY, 1));
}
