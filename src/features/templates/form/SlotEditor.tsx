import { Trans } from '@lingui/react/macro';
import { TextField } from '../../../ui/TextField.tsx';
import type { Slot } from '../promptParts.ts';
import type { TemplateErrors } from './templateFields.ts';

const MAX_LABEL_LENGTH = 60;
const MAX_EXAMPLE_LENGTH = 120;

interface SlotEditorProps {
  slots: readonly Slot[];
  errors: TemplateErrors;
  onChange: (slots: Slot[]) => void;
}

/** The label and the example of each slot. */
export function SlotEditor({ slots, errors, onChange }: SlotEditorProps) {
  const change = (index: number, changes: Partial<Slot>) =>
    onChange(slots.map((slot, at) => (at === index ? { ...slot, ...changes } : slot)));
  return (
    <ol className="space-y-3">
      {slots.map(({ name, label, example }, index) => (
        <li key={index} className="border-line rounded-field border p-3">
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="float-start mb-2 w-full sm:col-span-2">
              <code className="bg-accent/12 text-accent rounded px-1.5 py-0.5 text-sm font-semibold">{`{${name}}`}</code>
            </legend>
            <TextField
              label={<Trans>What to ask for</Trans>}
              name={`slots.${index}.label`}
              value={label}
              maxLength={MAX_LABEL_LENGTH}
              autoComplete="off"
              error={errors[`slots.${index}.label`] && <Trans>Say what belongs here.</Trans>}
              onChange={(event) => change(index, { label: event.target.value })}
            />
            <TextField
              label={<Trans>Example</Trans>}
              name={`slots.${index}.example`}
              value={example}
              maxLength={MAX_EXAMPLE_LENGTH}
              autoComplete="off"
              hint={example ? undefined : <Trans>Without one it must be filled in each time.</Trans>}
              onChange={(event) => change(index, { example: event.target.value })}
            />
          </fieldset>
        </li>
      ))}
    </ol>
  );
}
