import { useLingui } from '@lingui/react/macro';
import { SWITCH_NAMES, SWITCHES, type Task } from '../../../../contract/generation.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import '../errorTexts.ts';
import { useSwitchLabels } from '../labels/useSwitchLabels.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';

/** Sentences about a task that several screens share. */
export function useTaskLabels() {
  const { t } = useLingui();
  const { codeText } = useErrorTexts();
  const labels = useSettingLabels();
  const switches = useSwitchLabels();
  const modelName = useModelName();
  return {
    /** "720p · 5 dtk · 16:9 · Kilas Studio Video". */
    settingsLine({ settings, model, kind }: Task): string {
      const parts = [
        settings.resolution,
        settings.duration_seconds === null ? null : labels.seconds(settings.duration_seconds),
        labels.ratio(settings.aspect_ratio),
        ...SWITCH_NAMES.map((name) => SWITCHES[name].isNotable && settings[name] && switches[name].short),
        modelName({ ...model, kind }, model.is_local),
      ];
      return parts.filter(Boolean).join(' · ');
    },
    /** Why a failed task failed, and what to do about it. */
    failure(task: Task): string {
      const code = task.failure?.code ?? 'generation_failed';
      if (code === 'generation_failed')
        return task.kind === 'video'
          ? t`Video generation failed. Please try again.`
          : t`Image generation failed. Please try again.`;
      return codeText(code, task.failure?.message);
    },
  };
}
