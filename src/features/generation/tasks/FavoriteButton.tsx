import { useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import type { Task } from '../../../../contract/generation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useFavorite } from './useFavorite.ts';

/** Marks a favourite: a filled or empty heart. */
export function FavoriteButton({ task, className }: { task: Task; className?: string }) {
  const { t } = useLingui();
  const toggle = useFavorite(task);
  return (
    <IconButton
      label={t`Favourite`}
      aria-pressed={task.is_favorite}
      className={className}
      onClick={toggle}
      icon={<Heart className={`size-5 ${task.is_favorite ? 'text-error fill-current' : ''}`} aria-hidden="true" />}
    />
  );
}
