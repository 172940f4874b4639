import { useLingui } from '@lingui/react/macro';
import type { SwitchName } from '../../../../contract/generation.ts';

interface SwitchLabels {
  label: string;
  hint: string;
  /** For use within a line of settings. */
  short: string;
}

/** Labels of the on/off settings, for the form, the cards and the templates. */
export function useSwitchLabels(): Record<SwitchName, SwitchLabels> {
  const { t } = useLingui();
  return {
    fixed_camera: { label: t`Fixed camera`, hint: t`Only what is in the scene moves.`, short: t`fixed camera` },
    watermark: { label: t`Watermark`, hint: t`A small Kilas mark in the corner.`, short: t`watermark` },
  };
}
