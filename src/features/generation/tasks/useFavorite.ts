import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { keepTask } from './taskCache.ts';

/** Marks a favourite or takes the mark off: seen at once, taken back when the server did not get it. */
export function useFavorite(task: Task): () => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (isFavorite: boolean) =>
      callApi(generationEndpoints.setFavorite, { params: { id: task.id }, body: { is_favorite: isFavorite } }),
    onMutate: (isFavorite) => keepTask(queryClient, { ...task, is_favorite: isFavorite }),
    onSuccess: ({ data }) => keepTask(queryClient, data),
    onError: () => keepTask(queryClient, task),
  });
  return () => mutate(!task.is_favorite);
}
