import { useLingui } from '@lingui/react/macro';
import type { PlanChip } from '../../../../contract/generation.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { EDIT_LABELS } from '../labels/editLabels.ts';

/**
 * Labels for what the embedded engine understood. A name given by the engine is used first; otherwise values of its
 * closed vocabularies are translated, and everything else is shown in the person's own word.
 */
export function usePlanLabels() {
  const { t } = useLingui();
  const language = useLanguage();

  const aspects: Record<string, string> = {
    scene: t`Scene`,
    time: t`Time`,
    weather: t`Weather`,
    colour: t`Colour`,
    motion: t`Camera`,
    subject: t`Subject`,
    title: t`Title`,
    detail: t`Detail`,
    style: t`Style`,
    edit: t`Retouch`,
  };

  const values: Record<string, Record<string, string>> = {
    scene: {
      mountain: t`mountain`,
      snow: t`snowy peaks`,
      hills: t`hills`,
      desert: t`desert`,
      canyon: t`canyon`,
      islands: t`islands`,
      beach: t`beach`,
      volcano: t`volcano`,
      city: t`city`,
      forest: t`forest`,
      sakura: t`cherry blossom`,
      bamboo: t`bamboo grove`,
      flowers: t`flower field`,
      ricefield: t`rice terraces`,
      space: t`outer space`,
      underwater: t`under the sea`,
      abstract: t`abstract`,
      table: t`on a table`,
      room: t`room`,
      pond: t`pond`,
      portrait: t`portrait`,
    },
    time: {
      dawn: t`dawn`,
      morning: t`morning`,
      day: t`daytime`,
      golden: t`golden hour`,
      sunset: t`sunset`,
      dusk: t`dusk`,
      night: t`night`,
      storm: t`stormy light`,
      overcast: t`overcast`,
      fantasy: t`dreamlike light`,
      inferno: t`fiery light`,
    },
    weather: {
      clear: t`clear`,
      cloudy: t`cloudy`,
      rain: t`rain`,
      snow: t`snowfall`,
      fog: t`fog`,
      storm: t`storm`,
      wind: t`wind`,
      petals: t`falling petals`,
      fireflies: t`fireflies`,
      aurora: t`aurora`,
    },
    motion: {
      none: t`still`,
      forward: t`moving forward`,
      back: t`pulling back`,
      left: t`panning left`,
      right: t`panning right`,
      up: t`rising`,
      down: t`sinking`,
      orbit: t`circling`,
      zoom: t`zooming in`,
    },
  };

  const edit = (value: string): string | undefined => {
    const label = EDIT_LABELS[value];
    return label && t(label);
  };

  return {
    aspect: (aspect: string): string => aspects[aspect] ?? aspect,
    value: ({
      aspect,
      value,
      word,
      drawn,
    }: Pick<PlanChip, 'aspect' | 'value' | 'word'> & Partial<Pick<PlanChip, 'drawn'>>): string =>
      drawn?.[language] ??
      (aspect === 'edit' || aspect === 'style' ? edit(value) : values[aspect]?.[value]) ??
      word ??
      value.replaceAll('-', ' '),
  };
}
