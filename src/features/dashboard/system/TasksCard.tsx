import { Trans } from '@lingui/react/macro';
import Clapperboard from 'lucide-react/icons/clapperboard';
import type { TasksReading } from '../../../../contract/dashboard.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Card } from './Card.tsx';
import { Row, Rows } from './Rows.tsx';

/** Unfinished tasks, and those that are stuck. */
export function TasksCard({ tasks }: { tasks: TasksReading }) {
  const formats = useFormats();
  return (
    <Card icon={Clapperboard} title={<Trans>Tasks</Trans>}>
      <Rows>
        <Row name={<Trans>Being made</Trans>}>{formats.number(tasks.unfinished)}</Row>
        <Row name={<Trans>Past the deadline</Trans>} isWrong={tasks.overdue > 0}>
          {formats.number(tasks.overdue)}
        </Row>
        <Row name={<Trans>Forgotten</Trans>} note={<Trans>no word for 5 minutes</Trans>} isWrong={tasks.forgotten > 0}>
          {formats.number(tasks.forgotten)}
        </Row>
        {tasks.oldest_deadline_at && (
          <Row name={<Trans>Next deadline</Trans>}>{formats.time(tasks.oldest_deadline_at)}</Row>
        )}
      </Rows>
    </Card>
  );
}
