import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { cacheTask } from './taskCache.ts';

/** Toggles a favourite: shown at once, reverted when the call fails. */
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
