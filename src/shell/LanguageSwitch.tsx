import { useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '../../contract/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { changeLanguage } from '../features/accounts/changeLanguage.ts';

/** ID/EN. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <SegmentedControl
      label={t`Language`}
      value={language}
      choices={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{value.toUpperCase()}</span> }))}
      onChange={(next) => void changeLanguage(next)}
      className={className}
    />
  );
}
