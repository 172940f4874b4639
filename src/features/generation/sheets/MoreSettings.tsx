import { Trans, useLingui } from '@lingui/react/macro';
import Dices from 'lucide-react/icons/dices';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { hasSwitch, type Model, SWITCH_NAMES } from '../../../../contract/generation.ts';
import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { MAX_SEED } from '../../../../contract/limits.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import '../errorTexts.ts';
import type { FittedSettings } from '../draft/fitSettings.ts';
import { chooseSeed } from '../draft/chooseSeed.ts';
import type { Settings } from '../draft/settings.ts';
import { useSwitchLabels } from '../labels/useSwitchLabels.ts';

interface MoreSettingsProps {
  model: Model;
  settings: FittedSettings;
  /** The seed of the latest result, to make a variation of it. */
  lastSeed: number | null;
  onChange: (changes: Partial<Settings>) => void;
}

/** The switches and the seed, if the model has them. */
export function MoreSettings({ model, settings, lastSeed, onChange }: MoreSettingsProps) {
  const labels = useSwitchLabels();
  return (
    <div className="divide-line divide-y">
      {SWITCH_NAMES.filter((name) => hasSwitch(model, name)).map((name) => (
        <Switch
          key={name}
          label={labels[name].label}
          hint={labels[name].hint}
          isOn={settings[name]}
          onChange={(isOn) => onChange({ [name]: isOn })}
        />
      ))}
      {model.has_seed && (
        <SeedChoice seed={settings.seed} lastSeed={lastSeed} onChange={(seed) => onChange(chooseSeed(seed))} />
      )}
    </div>
  );
}

/** Parses a typed seed: a number in range, or the code of its error. */
function readSeed(text: string): { seed: number } | { code: ErrorCode } {
  const seed = /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return seed <= MAX_SEED ? { seed } : { code: 'seed_out_of_range' };
}

function SeedChoice({
  seed,
  lastSeed,
  onChange,
}: {
  seed: number | null;
  lastSeed: number | null;
  onChange: (seed: number | null) => void;
}) {
  const { t } = useLingui();
  const { codeText } = useErrorTexts();
  const [typed, setTyped] = useState(seed === null ? '' : String(seed));
  const read = typed.trim() === '' ? null : readSeed(typed);
  const error = read && 'code' in read ? codeText(read.code) : undefined;

  function handleType(text: string) {
    setTyped(text);
    const next = text.trim() === '' ? null : readSeed(text);
    // A value out of range stays visible in the field, but is not put into the draft.
    onChange(next && 'seed' in next ? next.seed : null);
  }

  return (
    <div className="space-y-3 py-3">
      <Switch
        label={<Trans>Random each time</Trans>}
        hint={<Trans>A seed is a start number: the same text with the same seed gives the same result.</Trans>}
        isOn={seed === null && typed.trim() === ''}
        onChange={(isRandom) =>
          handleType(isRandom ? '' : String(lastSeed ?? Math.floor(Math.random() * (MAX_SEED + 1))))
        }
      />
      <TextField
        label={<Trans>Seed</Trans>}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t`random`}
        value={typed}
        error={error}
        onChange={(event) => handleType(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          icon={<Dices className="size-4" aria-hidden="true" />}
          onClick={() => handleType(String(Math.floor(Math.random() * (MAX_SEED + 1))))}
        >
          <Trans>Roll a new one</Trans>
        </Button>
        {lastSeed !== null && (
          <Button
            variant="outline"
            icon={<History className="size-4" aria-hidden="true" />}
            onClick={() => handleType(String(lastSeed))}
          >
            <Trans>Use the last one: {String(lastSeed)}</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
