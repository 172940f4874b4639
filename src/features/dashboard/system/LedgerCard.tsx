import { Trans, useLingui } from '@lingui/react/macro';
import Scale from 'lucide-react/icons/scale';
import type { LedgerReading } from '../../../../contract/dashboard.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Card, Mark, type Tone } from './Card.tsx';
import { Differences } from './Differences.tsx';
import { Row, Rows } from './Rows.tsx';

const TONES: Record<LedgerReading['state'], Tone> = {
  agrees: 'well',
  differs: 'urgent',
  overdue: 'watch',
  never: 'watch',
};

/** The daily ledger check and its findings, explained. */
export function LedgerCard({ ledger }: { ledger: LedgerReading }) {
  const { t } = useLingui();
  const formats = useFormats();
  const times = useBusinessTimes();
  const states: Record<LedgerReading['state'], string> = {
    agrees: t`Adds up`,
    differs: t`Differs`,
    overdue: t`Overdue`,
    never: t`Never run`,
  };
  return (
    <Card
      icon={Scale}
      title={<Trans>Daily ledger check</Trans>}
      mark={<Mark tone={TONES[ledger.state]}>{states[ledger.state]}</Mark>}
    >
      {ledger.finished_at === null || ledger.started_at === null ? (
        <p className="text-base-content/75 mt-2 text-sm">
          <Trans>Every credit is counted anew once a day. The first time comes soon after a worker has started.</Trans>
        </p>
      ) : (
        <Rows>
          <Row name={<Trans>Last check</Trans>} note={times.dateTime(ledger.started_at)}>
            <RelativeTime at={ledger.finished_at} />
          </Row>
          <Row name={<Trans>It took</Trans>}>
            {formats.seconds(
              Math.max(1, Math.round((Date.parse(ledger.finished_at) - Date.parse(ledger.started_at)) / 1000)),
            )}
          </Row>
          <Row name={<Trans>Movements recomputed</Trans>}>{formats.number(ledger.postings)}</Row>
        </Rows>
      )}
      {ledger.problems.length > 0 && <Differences problems={ledger.problems} />}
    </Card>
  );
}
