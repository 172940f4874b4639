import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { accountsEndpoints, type User } from '../../../../contract/accounts.ts';
import { downloadFile } from '../../../api/downloadFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** Downloads all data, or deletes the account. */
export function DataSettings({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui();
  const [isDownloading, setIsDownloading] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  async function handleExport() {
    setIsDownloading(true);
    await downloadFile(accountsEndpoints.exportData, t`kilas-my-data.json`);
    setIsDownloading(false);
  }

  return (
    <div className="space-y-2">
      <Button
        variant="outline"
        isWide
        isBusy={isDownloading}
        onClick={() => void handleExport()}
        icon={<Download className="size-5" aria-hidden="true" />}
      >
        <Trans>Download my data</Trans>
      </Button>
      <Button
        variant="ghost"
        isWide
        className="text-error"
        onClick={() => setIsDeleting(true)}
        icon={<Trash2 className="size-5" aria-hidden="true" />}
      >
        <Trans>Delete my account</Trans>
      </Button>
      <DeleteAccountDialog isOpen={isDeleting} user={user} onClose={() => setIsDeleting(false)} onDeleted={onClose} />
    </div>
  );
}
