import { Trans, useLingui } from '@lingui/react/macro';
import { dashboardEndpoints as calls } from '../../../../contract/dashboard.ts';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { changeBy } from './changes.ts';

interface UndoRemovalDialogProps {
  /** The deletion's line in the admin log. */
  logId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Restores what one deletion removed. */
export function UndoRemovalDialog({ logId, isOpen, onClose }: UndoRemovalDialogProps) {
  const { t } = useLingui();
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      tone="primary"
      title={<Trans>Bring it back?</Trans>}
      description={<Trans>Everything that this deletion took away is with its owner again.</Trans>}
      confirmLabel={<Trans>Bring back</Trans>}
      act={(reason) => changeBy(calls.undoRemoval, { params: { id: logId }, body: { reason } })}
      onDone={() => showToast({ type: 'success', title: t`It is back` })}
    />
  );
}
