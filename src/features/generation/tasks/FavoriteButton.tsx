import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { keepTask } from './taskCache.ts';

/** Marks a favourite: seen at once, taken back when the server did not get it. */
export function FavoriteButton({ task, className }: { task: Task; className?: string }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (isFavorite: boolean) => callApi(generationEndpoints.setFavorite, { params: { id: task.id }, body: { is_favorite: isFavorite } }),
    onMutate: (isFavorite) => keepTask(queryClient, { ...task, is_favorite: isFavorite }),
    onSuccess: ({ data }) => keepTask(queryClient, data),
    onError: () => keepTask(queryClient, task),
  });
  return (
    <IconButton
      label={t`Favourite`} aria-pressed={task.is_favorite} className={className} onClick={() => mutate(!task.is_favorite)}
      icon={<Heart className={`size-5 ${task.is_favorite ? 'text-error fill-current' : ''}`} aria-hidden="true" />}
    />
  );
}
