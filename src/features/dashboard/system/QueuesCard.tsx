import { Trans, useLingui } from '@lingui/react/macro';
import ListOrdered from 'lucide-react/icons/list-ordered';
import type { QueueReading } from '../../../../contract/dashboard.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Card } from './Card.tsx';
import { useQueueNames } from './useQueueNames.ts';

/** The job queues, as the workers last counted them. */
export function QueuesCard({ queues }: { queues: QueueReading[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const names = useQueueNames();
  const counted = queues
    .map(({ counted_at: at }) => at)
    .filter((at) => at !== null)
    .sort()
    .at(-1);
  return (
    <Card
      icon={ListOrdered}
      title={<Trans>Queues</Trans>}
      mark={
        <span className="text-base-content/75 text-sm">
          {counted ? (
            <Trans>
              counted <RelativeTime at={counted} />
            </Trans>
          ) : (
            <Trans>not counted yet</Trans>
          )}
        </span>
      }
    >
      {/* Nothing in it has the focus, and the keyboard would not reach what is outside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="group" aria-label={t`Queues`} className="mt-2 overflow-x-auto">
        <table className="figures w-full text-sm">
          <thead>
            <tr className="text-base-content/75 text-xs">
              <th scope="col" className="text-start font-medium">
                <Trans>queue</Trans>
              </th>
              <th scope="col" className="px-1 py-1 text-end font-medium whitespace-nowrap">
                <Trans>waiting</Trans>
              </th>
              <th scope="col" className="px-1 py-1 text-end font-medium whitespace-nowrap">
                <Trans>running</Trans>
              </th>
              <th scope="col" className="px-1 py-1 text-end font-medium whitespace-nowrap">
                <Trans>later</Trans>
              </th>
              <th scope="col" className="px-1 py-1 text-end font-medium whitespace-nowrap">
                <Trans>failed</Trans>
              </th>
            </tr>
          </thead>
          <tbody className="divide-line divide-y">
            {queues.map((queue) => (
              <tr key={queue.name}>
                <th scope="row" className="py-2.5 text-start font-medium">
                  {names[queue.name] ?? queue.name}
                </th>
                <td className="px-1 text-end font-semibold">{formats.number(queue.waiting)}</td>
                <td className="px-1 text-end font-semibold">{formats.number(queue.running)}</td>
                <td className="px-1 text-end font-semibold">{formats.number(queue.later)}</td>
                <td className={`px-1 text-end font-semibold ${queue.failed > 0 ? 'text-error' : ''}`}>
                  {formats.number(queue.failed)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
