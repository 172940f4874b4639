import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import type { Mode, Model } from '../../../../contract/generation.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { FittedSettings } from '../draft/fitSettings.ts';
import type { Settings } from '../draft/settings.ts';
import { DurationChoices } from './DurationChoices.tsx';
import { ModelChoices } from './ModelChoices.tsx';
import { MoreSettings } from './MoreSettings.tsx';
import { RatioChoices } from './RatioChoices.tsx';
import { ResolutionChoices } from './ResolutionChoices.tsx';

export type SettingsSheetName = 'model' | 'resolution' | 'duration' | 'ratio' | 'more';

interface SettingsSheetProps {
  mode: Mode;
  name: SettingsSheetName;
  anchor: RefObject<HTMLElement | null>;
  models: readonly Model[];
  model: Model;
  settings: FittedSettings;
  lastSeed: number | null;
  onChange: (changes: Partial<Settings>) => void;
  onClose: () => void;
}

/** The sheet of one setting. It stays open while the person tries things: what changes is seen on the button's price. */
export function SettingsSheet({
  mode,
  name,
  anchor,
  models,
  model,
  settings,
  lastSeed,
  onChange,
  onClose,
}: SettingsSheetProps) {
  const contents: Record<SettingsSheetName, { title: ReactNode; body: ReactNode }> = {
    model: {
      title: <Trans>Model</Trans>,
      body: <ModelChoices models={models} value={model.id} onChange={(id) => onChange({ model: id })} />,
    },
    resolution: {
      title: <Trans>Resolution</Trans>,
      body: (
        <ResolutionChoices
          model={model}
          value={settings.resolution}
          onChange={(resolution) => onChange({ resolution })}
        />
      ),
    },
    duration: {
      title: <Trans>Length</Trans>,
      body: model.durations && (
        <DurationChoices
          choices={model.durations.choices}
          value={settings.duration}
          onChange={(duration) => onChange({ duration })}
        />
      ),
    },
    ratio: {
      title: <Trans>Aspect ratio</Trans>,
      body: (
        <RatioChoices
          mode={mode}
          model={model}
          value={settings.aspectRatio}
          onChange={(aspectRatio) => onChange({ aspectRatio })}
        />
      ),
    },
    more: {
      title: <Trans>More settings</Trans>,
      body: <MoreSettings model={model} settings={settings} lastSeed={lastSeed} onChange={onChange} />,
    },
  };
  return (
    <Sheet isOpen onClose={onClose} title={contents[name].title} anchor={anchor}>
      {contents[name].body}
    </Sheet>
  );
}
