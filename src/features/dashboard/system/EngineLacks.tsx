import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboardEndpoints as calls, type EngineReading } from '../../../../contract/dashboard.ts';
import type { Mode } from '../../../../contract/generation.ts';
import { Button } from '../../../ui/Button.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { systemQuery } from '../systemQuery.ts';
import { usePressLabels } from './usePressLabels.ts';

const ASK_AGAIN = { does: 'retry', what: 'lacks' } as const;

/** What an engine's server turned out to lack and is not offered, since when, and a button to ask it again. */
export function EngineLacks({ engine }: { engine: Pick<EngineReading, 'label' | 'lacks'> }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const labels = usePressLabels()(ASK_AGAIN, null);
  const modeWords: Record<Mode, string> = {
    'text-to-video': t`videos from text`,
    'image-to-video': t`videos from an image`,
    'text-to-image': t`images from text`,
    'image-edit': t`editing an image`,
    'multi-image': t`combining images`,
    storyboard: t`storyboards`,
  };
  if (engine.lacks.length === 0) return null;
  return (
    <div className="mt-1 text-sm">
      <ul>
        {engine.lacks.map(({ modes, since, checked_at: checkedAt, answer }) => {
          const kinds = modes.map((mode) => modeWords[mode]).join(', ');
          return (
            <li key={kinds}>
              <Trans>
                Not offered, as the server lacks it: {kinds} (since <RelativeTime at={since} />, last asked{' '}
                <RelativeTime at={checkedAt} />)
              </Trans>
              <ServerAnswer answer={answer} />
            </li>
          );
        })}
      </ul>
      <Button variant="outline" className="mt-2" onClick={() => setIsOpen(true)}>
        {labels.label}
        <span className="sr-only">: {engine.label}</span>
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        tone="primary"
        title={<Trans>Ask the server again?</Trans>}
        description={labels.told}
        confirmLabel={labels.label}
        act={(reason) => changeBy(calls.retry, { body: { what: ASK_AGAIN.what, reason } })}
        onDone={() => {
          void queryClient.invalidateQueries({ queryKey: systemQuery.queryKey });
          showToast({ type: 'success', title: t`Done` });
        }}
      />
    </div>
  );
}

/** A server's refusal, in its own words. */
export function ServerAnswer({ answer: { status, said } }: { answer: EngineReading['lacks'][number]['answer'] }) {
  return (
    <q lang="en" translate="no" className="text-base-content/75 block text-xs break-words">
      {`HTTP ${status} ${said}`.trim()}
    </q>
  );
}
