import { Trans } from '@lingui/react/macro';
import Server from 'lucide-react/icons/server';
import type { ServerReading } from '../../../../contract/dashboard.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Card } from './Card.tsx';
import { Row, Rows } from './Rows.tsx';

/** The process that answered the request. */
export function ServerCard({ server }: { server: ServerReading }) {
  return (
    <Card icon={Server} title={<Trans>Server</Trans>}>
      <Rows>
        <Row name={<Trans>Started</Trans>}>
          <RelativeTime at={server.started_at} />
        </Row>
        <Row name="Kilas">{server.version}</Row>
        <Row name="Node.js">{server.node_version}</Row>
        <Row name="PostgreSQL">{server.database_version}</Row>
      </Rows>
    </Card>
  );
}
