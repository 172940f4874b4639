import { Trans } from '@lingui/react/macro';
import type { Template } from '../../../../contract/templates.ts';
import type { Models } from '../../generation/compose/useModels.ts';
import { isOffered } from '../isOffered.ts';
import { KindBadge } from '../KindBadge.tsx';
import { SampleFrame } from '../SampleFrame.tsx';
import { TemplatePrice } from '../TemplatePrice.tsx';
import { useTemplateLabels } from '../useTemplateLabels.ts';

interface TemplateCardProps {
  template: Template;
  models: Models;
  isEager: boolean;
  isMoving: boolean;
  onOpen: () => void;
}

/** One template: its sample, name and price. The whole card opens its sheet. */
export function TemplateCard({ template, models, isEager, isMoving, onOpen }: TemplateCardProps) {
  const labels = useTemplateLabels();
  const { mode, settings } = template;
  const details = [settings.aspect_ratio && labels.ratio(settings.aspect_ratio), settings.resolution]
    .filter(Boolean)
    .join(' · ');
  const canBeMade = isOffered(mode, models);
  const looks = !canBeMade
    ? 'opacity-60 grayscale'
    : isMoving
      ? 'animate-drift'
      : 'transition-transform duration-200 group-hover:scale-[1.03]';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group bg-surface border-line hover:border-accent/60 rounded-box flex w-full flex-col overflow-hidden border text-start transition-colors"
    >
      <span className="relative block w-full overflow-hidden">
        <SampleFrame template={template} isEager={isEager} className={looks} />
        <span className="absolute start-2 bottom-2">
          <KindBadge mode={mode} seconds={settings.duration_seconds} />
        </span>
      </span>
      <span className="flex w-full grow flex-col justify-between p-3">
        <span className="block leading-snug font-bold">{template.name}</span>
        <span className="figures text-base-content/75 mt-1.5 flex min-h-5 flex-wrap items-center justify-between gap-x-1 text-sm max-[22rem]:text-xs">
          <span>{details}</span>
          {canBeMade ? (
            <span className="text-base-content">
              <TemplatePrice request={template} models={models.all} />
            </span>
          ) : (
            <span className="font-medium">
              <Trans>Not available yet</Trans>
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
