import { Trans } from '@lingui/react/macro';
import Info from 'lucide-react/icons/info';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { useState } from 'react';
import type { Template } from '../../../../contract/templates.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { Models } from '../../generation/compose/useModels.ts';
import { measurePrompt } from '../../generation/draft/promptLength.ts';
import { ratioValue } from '../../generation/tasks/frameRatio.ts';
import '../errorTexts.ts';
import { isOffered } from '../isOffered.ts';
import { filledPrompt, missingSlots, promptParts } from '../promptParts.ts';
import { SampleFrame } from '../SampleFrame.tsx';
import { useOpenInGenerator } from '../useOpenInGenerator.ts';
import { useTemplateLabels } from '../useTemplateLabels.ts';
import { OwnTemplateActions } from './OwnTemplateActions.tsx';
import { PromptPreview } from './PromptPreview.tsx';
import { SlotFields } from './SlotFields.tsx';
import { TemplateFacts } from './TemplateFacts.tsx';

interface TemplateSheetProps {
  template: Template;
  models: Models;
  onClose: () => void;
}

/** A template to fill in: its slots, the resulting text, and a button that opens it in the generator. */
export function TemplateSheet({ template, models, onClose }: TemplateSheetProps) {
  const { codeText } = useErrorTexts();
  const labels = useTemplateLabels();
  const openInGenerator = useOpenInGenerator();
  const [filling, setFilling] = useState<Record<string, string>>({});
  const [hasTried, setHasTried] = useState(false);
  const { name, prompt, slots, mode } = template;
  const text = filledPrompt(prompt, slots, filling);
  const missing = missingSlots(slots, filling);
  const { isTooLong } = measurePrompt(text);
  const modeName = labels.modes[mode];

  function handleUse() {
    setHasTried(true);
    if (missing.length === 0 && !isTooLong) openInGenerator(template, text);
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={name}
      footer={
        isOffered(mode, models) ? (
          <Button size="lg" isWide onClick={handleUse} icon={<WandSparkles className="size-5" aria-hidden="true" />}>
            <Trans>Use this template</Trans>
          </Button>
        ) : (
          <p className="flex items-start gap-2 py-1 text-sm">
            <Info className="text-info mt-0.5 size-4 shrink-0" aria-hidden="true" />
            <Trans>
              Not available yet: it needs the mode “{modeName}”, and no model that is switched on can do that.
            </Trans>
          </p>
        )
      }
    >
      <div className="space-y-4">
        {template.sample_url && (
          <div
            className="rounded-field mx-auto overflow-hidden"
            style={{ maxWidth: `calc(24dvh * ${ratioValue(template.settings.aspect_ratio ?? '1:1')})` }}
          >
            <SampleFrame template={template} isEager />
          </div>
        )}
        <TemplateFacts template={template} models={models.all} />
        <section className="space-y-1.5">
          <h3 className="text-sm font-semibold">
            <Trans>Prompt</Trans>
          </h3>
          <PromptPreview parts={promptParts(prompt, slots, filling)} />
          <p aria-live="polite" className="text-error text-sm font-medium">
            {isTooLong && codeText('prompt_too_long')}
          </p>
        </section>
        {slots.length > 0 && (
          <SlotFields
            slots={slots}
            filling={filling}
            missing={hasTried ? missing : []}
            onFill={(slot, words) => setFilling((before) => ({ ...before, [slot]: words }))}
          />
        )}
        {template.is_own && <OwnTemplateActions template={template} onDeleted={onClose} />}
      </div>
    </Sheet>
  );
}
