import { Trans } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { activityEndpoints } from '../../../../contract/activity.ts';
import { downloadFile } from '../../../api/downloadFile.ts';
import { OnlineButton } from '../../credits/OnlineButton.tsx';
import type { TrailFilters } from '../activityQueries.ts';

/** Downloads the transactions of the chosen type and period as CSV; the call has no other filters. */
export function ExportButton({
  filters: { transaction_type, date_from, date_to, month, year },
}: {
  filters: TrailFilters;
}) {
  const [isExporting, setIsExporting] = useState(false);

  async function handleExport() {
    setIsExporting(true);
    await downloadFile(activityEndpoints.exportCsv, 'kilas-activity.csv', {
      query: { transaction_type, date_from, date_to, month, year },
    });
    setIsExporting(false);
  }

  return (
    <OnlineButton
      variant="outline"
      isBusy={isExporting}
      onClick={() => void handleExport()}
      icon={<FileDown className="size-4" aria-hidden="true" />}
    >
      <Trans>Export as CSV</Trans>
    </OnlineButton>
  );
}
