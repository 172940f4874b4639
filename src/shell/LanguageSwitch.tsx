import { useLingui } from '@lingui/react/macro';
import { LANGUAGES, type Language } from '../../contract/limits.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { changeLanguage } from '../features/accounts/changeLanguage.ts';

const SHORT: Record<Language, string> = { id: 'ID', en: 'EN' };

/** ID/EN. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <SegmentedControl
      label={t`Language`}
      value={language}
      choices={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{SHORT[value]}</span> }))}
      onChange={(next) => void changeLanguage(next)}
      className={className}
    />
  );
}
