import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { cacheTask } from './taskCache.ts';

/** Marks a favourite or takes the mark off: seen at once, taken back when the server did not get it. */
export function useFavorite(task: Task): () => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (isFavorite: boolean) =>
      callApi(generationEndpoints.setFavorite, { params: { id: task.id }, body: { is_favorite: isFavorite } }),
    onMutate: (isFavorite) => cacheTask(queryClient, { ...task, is_favorite: isFavorite }),
    onSuccess: ({ data }) => cacheTask(queryClient, data),
    onError: () => cacheTask(queryClient, task),
  });
  return () => mutate(!task.is_favorite);
}
