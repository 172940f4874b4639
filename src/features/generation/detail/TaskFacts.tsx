import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { isSwitchOf, type Media, SWITCH_NAMES, type Task } from '../../../../contract/generation.ts';
import { useByteFormat } from '../../../i18n/useByteFormat.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { statusOf } from '../tasks/taskPages.ts';
import { useSwitchLabels } from '../labels/useSwitchLabels.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';

/** Where it does not fit into a line, it breaks in the middle. */
const ID = 'text-xs wrap-anywhere text-balance select-all';
/** The most characters that the activity's search takes. */
const SEARCHED_CHARACTERS = 100;

/** The settings and figures of one item, line by line. @param media the shown file of several */
export function TaskFacts({ task, media }: { task: Task; media: Media | null }) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const switches = useSwitchLabels();
  const formats = useFormats();
  const byteWords = useByteFormat();
  const modelName = useModelName();
  const { settings, credits } = task;
  const facts: [name: string, value: ReactNode][] = [
    [t`Status`, labels.statuses[statusOf(task)]],
    [t`Model`, modelName({ ...task.model, kind: task.kind }, task.model.is_local)],
    [labels.shape[task.kind], labels.ratio(settings.aspect_ratio)],
    [t`Resolution`, media ? `${settings.resolution} (${media.width} × ${media.height})` : settings.resolution],
  ];
  if (settings.duration_seconds !== null) facts.push([t`Length`, formats.seconds(settings.duration_seconds)]);
  for (const name of SWITCH_NAMES.filter((known) => isSwitchOf(known, task.kind)))
    facts.push([switches[name].label, settings[name] ? t`yes` : t`no`]);
  facts.push([t`Created`, formats.dateTime(task.created_at)]);
  if (media) facts.push([t`File`, byteWords(media.size_bytes)]);
  if (credits.charged > 0) facts.push([t`Charged`, <Coins amount={credits.charged} />]);
  if (credits.held > 0) facts.push([t`Reserved`, <Coins amount={credits.held} />]);
  if (credits.returned > 0) facts.push([t`Refunded`, <Coins amount={credits.returned} />]);
  const technical: typeof facts = [
    [t`Seed`, <span className="select-all">{settings.seed}</span>],
    [t`Item ID`, <span className={ID}>{task.id}</span>],
    [t`Batch ID`, <span className={ID}>{task.batch_id}</span>],
  ];
  return (
    <section>
      <h3 className="sr-only">
        <Trans>Settings</Trans>
      </h3>
      <Facts facts={facts} />
      <details className="group">
        <summary className="text-base-content/75 flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-medium [&::-webkit-details-marker]:hidden">
          <Trans>Technical info</Trans>
          <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <Facts facts={technical} />
      </details>
      <Link
        to="/activity"
        search={{ search: task.prompt.slice(0, SEARCHED_CHARACTERS).trim() }}
        className="text-accent inline-flex min-h-11 items-center text-sm font-medium underline-offset-4 hover:underline"
      >
        <Trans>See it in Activity</Trans>
      </Link>
    </section>
  );
}

function Facts({ facts }: { facts: readonly [name: string, value: ReactNode][] }) {
  return (
    <dl className="divide-line figures divide-y text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-2">
          <dt className="text-base-content/75 whitespace-nowrap">{name}</dt>
          <dd className="text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
