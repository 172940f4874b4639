import type { ReactNode } from 'react';
import { type Model, SWITCH_NAMES } from '../../../../contract/generation.ts';
import type { Template } from '../../../../contract/templates.ts';
import { useSwitchLabels } from '../../generation/labels/useSwitchLabels.ts';
import { TemplatePrice } from '../TemplatePrice.tsx';
import { useTemplateLabels } from '../useTemplateLabels.ts';

/** The settings as badges, and the price. */
export function TemplateFacts({ template, models }: { template: Template; models: readonly Model[] }) {
  const labels = useTemplateLabels();
  const switches = useSwitchLabels();
  const { mode, settings } = template;
  const facts: ReactNode[] = [labels.modes[mode]];
  if (settings.aspect_ratio) facts.push(labels.ratio(settings.aspect_ratio));
  if (settings.resolution) facts.push(settings.resolution);
  if (settings.duration_seconds !== undefined) facts.push(labels.seconds(settings.duration_seconds));
  for (const name of SWITCH_NAMES) if (settings[name]) facts.push(switches[name].short);
  return (
    <div className="flex items-center justify-between gap-3">
      <ul className="figures flex flex-wrap gap-1.5">
        {facts.map((fact, index) => (
          <li
            key={index}
            className="border-line bg-base-100 rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap"
          >
            {fact}
          </li>
        ))}
      </ul>
      <TemplatePrice request={template} models={models} />
    </div>
  );
}
