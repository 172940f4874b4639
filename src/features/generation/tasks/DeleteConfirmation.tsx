import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { UNDO_DAYS } from '../../../../contract/limits.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { shareQuery } from './shareQuery.ts';
import { useDeleteTasks } from './useDeleteTasks.ts';

interface DeleteConfirmationProps {
  tasks: readonly Task[];
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before deleting; a toast afterwards offers to undo it. */
export function DeleteConfirmation({ tasks, onClose, onDeleted }: DeleteConfirmationProps) {
  const deleteTasks = useDeleteTasks();
  const [isBusy, setIsBusy] = useState(false);
  const [first] = tasks;
  const isOne = tasks.length === 1;
  const { data: share } = useQuery({ ...shareQuery(first?.id ?? ''), enabled: isOne && first?.status === 'completed' });

  async function handleConfirm() {
    setIsBusy(true);
    const isDeleted = await deleteTasks(tasks);
    onClose();
    if (isDeleted) onDeleted?.();
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={
        isOne ? (
          first?.kind === 'video' ? (
            <Trans>Delete this video?</Trans>
          ) : (
            <Trans>Delete this image?</Trans>
          )
        ) : (
          <Plural value={tasks.length} one="Delete # item?" other="Delete # items?" />
        )
      }
      description={
        <>
          <Trans>It will disappear from your library on every device. The credits spent on it don’t come back.</Trans>{' '}
          {share && <Trans>Its public page goes with it.</Trans>}{' '}
          {!isOne && <Trans>Public pages go with what they show.</Trans>}{' '}
          <Trans>You can undo it right afterwards; after {UNDO_DAYS} days it is gone for good.</Trans>
        </>
      }
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={() => void handleConfirm()}
    >
      {isOne && (
        <p className="border-line text-base-content/80 line-clamp-3 border-s-2 ps-3 text-sm">{first?.prompt}</p>
      )}
    </ConfirmDialog>
  );
}
