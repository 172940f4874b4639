import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import type { EngineReading, PauseReading } from '../../../../contract/dashboard.ts';
import { useState } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useFailureLabels } from '../content/useFailureLabels.ts';
import { Card, Mark, type Tone } from './Card.tsx';
import { EngineLacks, ServerAnswer } from './EngineLacks.tsx';
import { PauseDialog, ResumeDialog } from './PauseDialog.tsx';
import { PauseNote } from './PauseNote.tsx';

const TONES: Record<EngineReading['state'], Tone> = { healthy: 'well', failing: 'urgent', idle: 'quiet' };

/** Every enabled engine and what it did in the last 24 hours. */
export function EnginesCard({ engines, pauses }: { engines: EngineReading[]; pauses: PauseReading[] }) {
  const { t } = useLingui();
  const [pausing, setPausing] = useState<EngineReading | null>(null);
  const [resuming, setResuming] = useState<PauseReading | null>(null);
  const formats = useFormats();
  const failureWords = useFailureLabels();
  const states: Record<EngineReading['state'], string> = { healthy: t`Healthy`, failing: t`Failing`, idle: t`Idle` };
  return (
    <Card
      icon={WandSparkles}
      title={<Trans>Engines</Trans>}
      mark={
        <span className="text-base-content/75 text-sm">
          <Trans>last 24 hours</Trans>
        </span>
      }
    >
      <ul className="divide-line mt-2 divide-y">
        {engines.map((engine) => {
          const [completed, failed, underWay] = [
            formats.number(engine.completed),
            formats.number(engine.failed),
            formats.number(engine.unfinished),
          ];
          const average =
            engine.average_seconds === null ? null : formats.seconds(Math.max(1, Math.round(engine.average_seconds)));
          const paused = pauses.find((pause) => pause.engine_id === engine.id);
          return (
            <li key={engine.id} className="py-2.5 last:pb-0">
              <div className="flex items-baseline justify-between gap-3">
                <p className="text-sm font-semibold">{engine.label}</p>
                {paused ? (
                  <Mark tone="watch">{t`Paused`}</Mark>
                ) : (
                  <Mark tone={TONES[engine.state]}>{states[engine.state]}</Mark>
                )}
              </div>
              {paused && <PauseNote pause={paused} running={engine.running} />}
              <p className="figures text-base-content/75 mt-1 text-sm">
                <Trans>{completed} completed</Trans>
                {' · '}
                <span className={engine.failed > 0 ? 'text-error font-semibold' : ''}>
                  <Trans>{failed} failed</Trans>
                </span>
                {' · '}
                <Trans>{underWay} under way</Trans>
              </p>
              {engine.reasons.length > 0 && (
                <ul className="text-base-content/75 mt-1 text-sm">
                  {engine.reasons.map((reason) => (
                    <li key={reason.code}>
                      <Link
                        to="/admin/content/$id"
                        params={{ id: reason.last_task_id }}
                        className="inline-flex min-h-6 items-center hover:underline"
                      >
                        {failureWords(reason)}
                      </Link>
                      {reason.count > 1 && <span className="figures"> × {formats.number(reason.count)}</span>}
                      {reason.answer && <ServerAnswer answer={reason.answer} />}
                    </li>
                  ))}
                </ul>
              )}
              <EngineLacks engine={engine} />
              {(average || engine.last_completed_at || engine.last_failed_at) && (
                <p className="text-base-content/75 mt-0.5 text-xs">
                  {average && <Trans>{average} on average</Trans>}
                  {engine.last_completed_at && (
                    <>
                      {' · '}
                      <Trans>
                        last result <RelativeTime at={engine.last_completed_at} />
                      </Trans>
                    </>
                  )}
                  {engine.last_failed_at && (
                    <>
                      {engine.last_completed_at && ' · '}
                      <Trans>
                        last failure <RelativeTime at={engine.last_failed_at} />
                      </Trans>
                    </>
                  )}
                </p>
              )}
              {paused ? (
                <Button variant="outline" className="mt-2" onClick={() => setResuming(paused)}>
                  <Trans>Let it go on</Trans>
                  <span className="sr-only">: {engine.label}</span>
                </Button>
              ) : (
                <Button variant="ghost" className="mt-1 -ms-4" onClick={() => setPausing(engine)}>
                  <Trans>Pause</Trans>
                  <span className="sr-only">: {engine.label}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {pausing && <PauseDialog engine={pausing} onClose={() => setPausing(null)} />}
      {resuming && <ResumeDialog pause={resuming} onClose={() => setResuming(null)} />}
    </Card>
  );
}
