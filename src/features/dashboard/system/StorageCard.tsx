import { Trans } from '@lingui/react/macro';
import HardDrive from 'lucide-react/icons/hard-drive';
import type { StorageReading } from '../../../../contract/dashboard.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Card } from './Card.tsx';
import { useByteFormat } from '../../../i18n/useByteFormat.ts';
import { Row, Rows } from './Rows.tsx';

/** What is stored: results, uploaded pictures, the database. */
export function StorageCard({ storage, databaseBytes }: { storage: StorageReading; databaseBytes: number }) {
  const formats = useFormats();
  const bytes = useByteFormat();
  return (
    <Card icon={HardDrive} title={<Trans>Storage</Trans>}>
      <Rows>
        <Row name={<Trans>Results</Trans>} note={<Trans>videos and images</Trans>}>
          {formats.number(storage.results)}
        </Row>
        <Row
          name={<Trans>Size of the results</Trans>}
          note={<Trans>with previews, but not of results from before this count</Trans>}
        >
          {bytes(storage.results_bytes)}
        </Row>
        <Row name={<Trans>Uploaded images</Trans>} note={<Trans>to start from, without those of articles</Trans>}>
          {formats.number(storage.inputs)}
        </Row>
        <Row name={<Trans>Size of these images</Trans>} note={<Trans>without images from before this count</Trans>}>
          {bytes(storage.inputs_bytes)}
        </Row>
        <Row name={<Trans>Database</Trans>}>{bytes(databaseBytes)}</Row>
      </Rows>
    </Card>
  );
}
