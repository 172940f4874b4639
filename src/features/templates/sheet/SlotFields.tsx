import { Trans } from '@lingui/react/macro';
import { TextField } from '../../../ui/TextField.tsx';
import type { Filling, Slot } from '../promptParts.ts';

const MAX_WORDS_LENGTH = 120;

interface SlotFieldsProps {
  slots: readonly Slot[];
  filling: Filling;
  /** Names of slots that are empty and have no example. */
  missing: readonly string[];
  onFill: (name: string, words: string) => void;
}

/** One field per slot, with its example as placeholder. */
export function SlotFields({ slots, filling, missing, onFill }: SlotFieldsProps) {
  return (
    <div className="space-y-3">
      {slots.map(({ name, label, example }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          placeholder={example}
          value={filling[name] ?? ''}
          maxLength={MAX_WORDS_LENGTH}
          autoComplete="off"
          error={missing.includes(name) ? <Trans>Fill this in first.</Trans> : undefined}
          onChange={(event) => onFill(name, event.target.value)}
        />
      ))}
    </div>
  );
}
