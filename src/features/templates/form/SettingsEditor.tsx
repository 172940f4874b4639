import { Trans, useLingui } from '@lingui/react/macro';
import {
  ASPECT_RATIOS,
  isSwitchOf,
  KIND_OF_MODE,
  MODES,
  type Mode,
  type Model,
  SWITCH_NAMES,
} from '../../../../contract/generation.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { Models } from '../../generation/compose/useModels.ts';
import { useSwitchLabels } from '../../generation/labels/useSwitchLabels.ts';
import { isOffered } from '../isOffered.ts';
import { useTemplateLabels } from '../useTemplateLabels.ts';
import { resolutionsOf, type TemplateFields, type TemplateSettings } from './templateFields.ts';

interface SettingsEditorProps {
  fields: Pick<TemplateFields, 'mode' | 'settings'>;
  models: Models;
  onModeChange: (mode: Mode) => void;
  onSettingsChange: (changes: Partial<TemplateSettings>) => void;
}

/** Choices while no model offers any. */
const USUAL_SECONDS = [5, 10];

/** The values that the mode's models offer, plus the current one. */
function offers<Value>(
  models: readonly Model[],
  read: (model: Model) => readonly Value[],
  otherwise: readonly Value[],
  current: Value | undefined,
): Value[] {
  const offered = models.flatMap((model) => [...read(model)]);
  return [...new Set([...(offered.length > 0 ? offered : otherwise), ...(current === undefined ? [] : [current])])];
}

/** Mode and settings. Open settings use the model's default at the time the template is used. */
export function SettingsEditor({
  fields: { mode, settings },
  models,
  onModeChange,
  onSettingsChange,
}: SettingsEditorProps) {
  const { t } = useLingui();
  const labels = useTemplateLabels();
  const switches = useSwitchLabels();
  const isVideo = KIND_OF_MODE[mode] === 'video';
  const capable = models.all.filter((model) => model.modes.includes(mode));
  const open = { value: '', label: t`Model’s default` };
  const ratios = offers(capable, (model) => model.aspect_ratios, ASPECT_RATIOS, settings.aspect_ratio);
  const resolutions = offers(capable, (model) => model.resolutions, resolutionsOf(mode), settings.resolution).filter(
    (resolution) => resolutionsOf(mode).includes(resolution),
  );
  const seconds = offers(
    capable,
    (model) => model.durations?.choices ?? [],
    USUAL_SECONDS,
    settings.duration_seconds,
  ).toSorted((a, b) => a - b);

  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 tiny:grid-cols-1 gap-3 *:first:max-sm:col-span-full">
        <SelectField
          label={<Trans>What it makes</Trans>}
          value={mode}
          onChange={(value) => onModeChange(value as Mode)}
          choices={MODES.map((value) => ({ value, label: labels.modes[value] }))}
          hint={
            isOffered(mode, models) ? undefined : (
              <Trans>No model that is switched on can do this now. The template waits until one can.</Trans>
            )
          }
        />
        {mode !== 'image-to-video' && (
          <SelectField
            label={labels.shape[KIND_OF_MODE[mode]]}
            value={settings.aspect_ratio ?? ''}
            onChange={(value) => onSettingsChange({ aspect_ratio: ratios.find((ratio) => ratio === value) })}
            choices={[open, ...ratios.map((ratio) => ({ value: ratio, label: labels.ratio(ratio) }))]}
          />
        )}
        <SelectField
          label={<Trans>Resolution</Trans>}
          value={resolutions.find((resolution) => resolution === settings.resolution) ?? ''}
          onChange={(value) => onSettingsChange({ resolution: resolutions.find((resolution) => resolution === value) })}
          choices={[open, ...resolutions.map((resolution) => ({ value: resolution, label: resolution }))]}
        />
        {isVideo && (
          <SelectField
            label={<Trans>Length</Trans>}
            value={String(settings.duration_seconds ?? '')}
            onChange={(value) => onSettingsChange({ duration_seconds: value === '' ? undefined : Number(value) })}
            choices={[open, ...seconds.map((value) => ({ value: String(value), label: labels.seconds(value) }))]}
          />
        )}
      </div>
      <div className="divide-line divide-y">
        {SWITCH_NAMES.filter((name) => isSwitchOf(name, KIND_OF_MODE[mode])).map((name) => (
          <Switch
            key={name}
            label={switches[name].label}
            hint={switches[name].hint}
            isOn={settings[name] ?? false}
            onChange={(isOn) => onSettingsChange({ [name]: isOn })}
          />
        ))}
      </div>
    </div>
  );
}
