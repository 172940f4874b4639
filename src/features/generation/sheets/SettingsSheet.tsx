import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { KIND_OF_MODE, type Mode, type Model } from '../../../../contract/generation.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { type FittedSettings, fitSettings } from '../draft/fitSettings.ts';
import type { Settings } from '../draft/settings.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { ChoicePrice } from './ChoicePrice.tsx';
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

/**
 * The sheet of one setting, with the price of the whole request for each choice. It closes after a press; the switches
 * of "more" keep it open.
 */
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
  const labels = useSettingLabels();
  const contents: Record<SettingsSheetName, { title: ReactNode; body: ReactNode }> = {
    model: {
      title: <Trans>Model</Trans>,
      body: (
        <ModelChoices
          models={models}
          value={model.id}
          onChange={(id) => onChange({ model: id })}
          onSettled={onClose}
          priceOf={(choice) => <ChoicePrice mode={mode} settings={fitSettings(settings, choice, mode)} />}
        />
      ),
    },
    resolution: {
      title: <Trans>Resolution</Trans>,
      body: (
        <ResolutionChoices
          model={model}
          value={settings.resolution}
          onChange={(resolution) => onChange({ resolution })}
          onSettled={onClose}
          priceOf={(resolution) => <ChoicePrice mode={mode} settings={{ ...settings, resolution }} />}
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
          onSettled={onClose}
          priceOf={(duration) => <ChoicePrice mode={mode} settings={{ ...settings, duration }} />}
        />
      ),
    },
    ratio: {
      title: labels.shape[KIND_OF_MODE[mode]],
      body: (
        <RatioChoices
          mode={mode}
          model={model}
          value={settings.aspectRatio}
          onChange={(aspectRatio) => onChange({ aspectRatio })}
          onSettled={onClose}
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
