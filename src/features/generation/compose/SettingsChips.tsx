import { Trans, useLingui } from '@lingui/react/macro';
import Aperture from 'lucide-react/icons/aperture';
import Monitor from 'lucide-react/icons/monitor';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Timer from 'lucide-react/icons/timer';
import { lazy, Suspense, useRef, useState } from 'react';
import { hasSwitch, KIND_OF_MODE, type Mode, type Model, SWITCH_NAMES } from '../../../../contract/generation.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import { refusedSettings, type FittedSettings } from '../draft/fitSettings.ts';
import type { Settings } from '../draft/settings.ts';
import type { FieldIssues } from '../draft/toRequest.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { useSwitchLabels } from '../labels/useSwitchLabels.ts';
import { loadLazyPart } from '../loadLazyPart.ts';
import { RatioShape } from './RatioShape.tsx';
import { SettingChip } from './SettingChip.tsx';
import type { SettingsSheetName } from '../sheets/SettingsSheet.tsx';

const SettingsSheet = lazy(async () => ({
  default: (await loadLazyPart(import('../sheets/SettingsSheet.tsx'))).SettingsSheet,
}));

interface SettingsChipsProps {
  mode: Mode;
  models: readonly Model[];
  model: Model;
  /** The person's choices, and what the model makes of them. */
  chosen: Settings;
  settings: FittedSettings;
  issues: FieldIssues;
  lastSeed: number | null;
  onChange: (changes: Partial<Settings>) => void;
}

/** The settings as chips, which scroll sideways on phones. Each opens its sheet. */
export function SettingsChips({
  mode,
  models,
  model,
  chosen,
  settings,
  issues,
  lastSeed,
  onChange,
}: SettingsChipsProps) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const switches = useSwitchLabels();
  const modelName = useModelName();
  const { codeText } = useErrorTexts();
  const anchor = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<SettingsSheetName | null>(null);
  const refused = refusedSettings(chosen, model, mode);
  const extras = [
    ...SWITCH_NAMES.map((name) => settings[name] && switches[name].short),
    settings.seed !== null && t`seed ${String(settings.seed)}`,
  ].filter(Boolean);
  const hasMore = model.has_seed || SWITCH_NAMES.some((name) => hasSwitch(model, name));

  const opener = (name: SettingsSheetName) => (chip: HTMLElement) => {
    anchor.current = chip;
    setOpen(name);
  };

  return (
    <>
      <ul className="[scrollbar-width:none] relative -mx-4 flex gap-2 tiny:flex-wrap -my-0.5 scroll-px-5 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
        <li>
          <SettingChip
            icon={<Aperture />}
            name={t`Model`}
            value={modelName(model, model.engine.is_local)}
            isChosen={chosen.model !== null}
            hasError={Boolean(issues.model)}
            onOpen={opener('model')}
          />
        </li>
        <li>
          <SettingChip
            icon={<RatioShape ratio={settings.aspectRatio} className="size-5" />}
            name={labels.shape[KIND_OF_MODE[mode]]}
            value={labels.ratio(settings.aspectRatio)}
            isChosen={chosen.aspectRatio !== null}
            hasError={Boolean(issues.aspect_ratio)}
            onOpen={opener('ratio')}
          />
        </li>
        {settings.duration !== null && (
          <li>
            <SettingChip
              icon={<Timer />}
              name={t`Length`}
              value={labels.seconds(settings.duration)}
              isChosen={chosen.duration !== null}
              hasError={Boolean(issues.duration_seconds)}
              onOpen={opener('duration')}
            />
          </li>
        )}
        <li>
          <SettingChip
            icon={<Monitor />}
            name={t`Resolution`}
            value={settings.resolution}
            isChosen={chosen.resolution !== null}
            hasError={Boolean(issues.resolution)}
            onOpen={opener('resolution')}
          />
        </li>
        {hasMore && (
          <li>
            <SettingChip
              icon={<SlidersHorizontal />}
              name={t`More settings`}
              value={extras.length > 0 ? extras.join(' · ') : t`More`}
              isChosen={extras.length > 0}
              hasError={['seed' as const, ...SWITCH_NAMES].some((name) => issues[name])}
              onOpen={opener('more')}
            />
          </li>
        )}
      </ul>
      {refused.length > 0 && (
        <p className="text-base-content/75 text-sm">
          {refused.includes('aspectRatio') ? (
            codeText(mode === 'image-to-video' ? 'adaptive_ratio_only' : 'aspect_ratio_unsupported')
          ) : (
            <Trans>
              This model cannot do everything you chose, so the nearest is set. Your choices come back with the other
              model.
            </Trans>
          )}
        </p>
      )}
      {open && (
        <Suspense>
          <SettingsSheet
            mode={mode}
            name={open}
            anchor={anchor}
            models={models}
            model={model}
            settings={settings}
            lastSeed={lastSeed}
            onChange={onChange}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
