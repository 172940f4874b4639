import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { chooseTheme, readTheme, type ThemeChoice } from '../../../ui/theme.ts';
import { changeLanguage } from '../changeLanguage.ts';

/** Language and theme. */
export function AppearanceSettings() {
  const { t } = useLingui();
  const language = useLanguage();
  const [theme, setTheme] = useState<ThemeChoice>(readTheme);

  function handleTheme(choice: ThemeChoice) {
    chooseTheme(choice);
    setTheme(choice);
  }

  return (
    <div className="space-y-4">
      <Labelled label={t`Language`}>
        <SegmentedControl
          label={t`Language`}
          value={language}
          choices={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
          onChange={(next) => void changeLanguage(next)}
        />
      </Labelled>
      <Labelled label={t`Theme`}>
        <SegmentedControl
          label={t`Theme`}
          value={theme}
          choices={[
            { value: 'system', label: <Trans>System</Trans> },
            { value: 'light', label: <Trans>Light</Trans> },
            { value: 'dark', label: <Trans>Dark</Trans> },
          ]}
          onChange={handleTheme}
        />
      </Labelled>
    </div>
  );
}

/** A control below its label, which is hidden from screen readers because the control has the same label. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="text-base-content/75 mb-1.5 text-sm font-medium">
        {label}
      </p>
      {children}
    </div>
  );
}
