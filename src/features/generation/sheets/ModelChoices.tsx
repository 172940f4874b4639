import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { coinsPerItem } from '../../../../contract/coinsPerItem.ts';
import { hasSwitch, type Model, type PricingOptions, SWITCH_NAMES, SWITCHES } from '../../../../contract/generation.ts';
import type * as v from 'valibot';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { useSwitchLabels } from '../labels/useSwitchLabels.ts';
import { pricingQuery } from '../queries.ts';
import { RadioRow } from './RadioRow.tsx';

interface ModelChoicesProps {
  models: readonly Model[];
  value: string;
  onChange: (id: string) => void;
  onSettled: () => void;
  priceOf: (model: Model) => ReactNode;
}

/** The models, with badges for what each can do. */
export function ModelChoices({ models, value, onChange, onSettled, priceOf }: ModelChoicesProps) {
  const group = useId();
  const modelName = useModelName();
  const { data: pricing } = useQuery({ ...pricingQuery, select: (reply) => reply.data });
  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">
        <Trans>Model</Trans>
      </legend>
      {models.map((model) => (
        <RadioRow
          key={model.id}
          group={group}
          isChosen={model.id === value}
          onChoose={() => onChange(model.id)}
          onSettled={onSettled}
          price={priceOf(model)}
          details={<ModelDetails model={model} pricing={pricing} />}
        >
          <span className="font-semibold">{modelName(model, model.engine.is_local)}</span>
        </RadioRow>
      ))}
    </fieldset>
  );
}

const BADGE =
  'border-line bg-base-100 text-base-content/90 figures rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap';

function ModelDetails({ model, pricing }: { model: Model; pricing: v.InferOutput<typeof PricingOptions> | undefined }) {
  const formats = useFormats();
  const labels = useSettingLabels();
  const switches = useSwitchLabels();
  const notable = SWITCH_NAMES.filter((name) => SWITCHES[name].isNotable && hasSwitch(model, name));
  const rate = pricing && lowestRate(model, pricing);
  const typicalSeconds = model.typical_seconds;
  const typical = typicalSeconds < 90 ? formats.seconds(Math.max(1, Math.round(typicalSeconds))) : null;
  const typicalMinutes = Math.round(typicalSeconds / 60);
  return (
    <>
      {model.engine.label !== model.label && (
        <span className="text-base-content/75 block text-sm">{model.engine.label}</span>
      )}
      {model.engine.is_local && (
        <span className="text-base-content/75 block text-sm">
          <Trans>
            A drawing program on this server, not a neural model. It draws what it knows, and says what it doesn’t.
          </Trans>
        </span>
      )}
      <span className="mt-2 flex flex-wrap gap-1.5">
        <span className={BADGE}>{model.resolutions.join(' · ')}</span>
        {model.durations && (
          <span className={BADGE}>{model.durations.choices.map((choice) => labels.seconds(choice)).join(' · ')}</span>
        )}
        {rate !== undefined && (
          <span className={BADGE}>
            {model.kind === 'video' ? (
              <Plural value={rate} one="from # credit per second" other="from # credits per second" />
            ) : (
              <Plural value={rate} one="from # credit each" other="from # credits each" />
            )}
          </span>
        )}
        <span className={BADGE}>
          {typical === null ? (
            <Plural value={typicalMinutes} one="usually # minute" other="usually # minutes" />
          ) : (
            <Trans>usually {typical}</Trans>
          )}
        </span>
        {notable.map((name) => (
          <span key={name} className={BADGE}>
            {switches[name].short}
          </span>
        ))}
        {model.has_seed && (
          <span className={BADGE}>
            <Trans>seed</Trans>
          </span>
        )}
      </span>
    </>
  );
}

/**
 * Coins per second or image at the model's cheapest resolution, by the public price table. Only the quote is binding.
 */
function lowestRate(model: Model, pricing: v.InferOutput<typeof PricingOptions>): number | undefined {
  const table: Partial<Record<string, number>> =
    model.kind === 'video' ? pricing.video.coins_per_second : pricing.image.coins_per_image;
  const rates = model.resolutions.map((resolution) => table[resolution]).filter((rate) => rate !== undefined);
  return rates.length > 0 ? coinsPerItem(Math.min(...rates), null, model.price_factor_permille) : undefined;
}
