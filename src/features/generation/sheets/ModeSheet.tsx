import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId } from 'react';
import { KIND_OF_MODE, type Mode } from '../../../../contract/generation.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useModels } from '../compose/useModels.ts';
import { fitSettings, pickModel } from '../draft/fitSettings.ts';
import { useDraft } from '../draft/useDraft.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { ChoicePrice } from './ChoicePrice.tsx';
import { RadioRow } from './RadioRow.tsx';

interface ModeSheetProps {
  mode: Mode;
  /** The modes with the same kind of result. */
  modes: readonly Mode[];
  anchor: RefObject<HTMLElement | null>;
  onChange: (mode: Mode) => void;
  onClose: () => void;
}

/** The modes to choose from, each with a hint and the price of the whole request in it. */
export function ModeSheet({ mode, modes, anchor, onChange, onClose }: ModeSheetProps) {
  const { t } = useLingui();
  const group = useId();
  const labels = useSettingLabels();
  const models = useModels();
  const { draft } = useDraft();
  const hints: Record<Mode, string> = {
    'text-to-video': t`A clip from one sentence`,
    'image-to-video': t`Your image starts to move`,
    'text-to-image': t`An image from one sentence`,
    'image-edit': t`Say what should change in your image`,
    'multi-image': t`Several images become one, in their order`,
    storyboard: t`A short story in up to ten images`,
  };

  function priceOf(choice: Mode) {
    const kind = KIND_OF_MODE[choice];
    const settings = draft?.settings[kind];
    const offered = models.byKind[kind].filter((model) => model.modes.includes(choice));
    const model = settings && pickModel(offered, settings.model);
    return model && <ChoicePrice mode={choice} settings={fitSettings(settings, model, choice)} />;
  }

  return (
    <Sheet isOpen onClose={onClose} title={<Trans>Mode</Trans>} anchor={anchor}>
      <fieldset className="space-y-2">
        <legend className="sr-only">
          <Trans>Mode</Trans>
        </legend>
        {modes.map((choice) => (
          <RadioRow
            key={choice}
            group={group}
            isChosen={choice === mode}
            onChoose={() => onChange(choice)}
            onSettled={onClose}
            price={priceOf(choice)}
          >
            <span className="block font-semibold">{labels.shortModes[choice]}</span>
            <span className="text-base-content/75 block text-sm">{hints[choice]}</span>
          </RadioRow>
        ))}
      </fieldset>
    </Sheet>
  );
}
