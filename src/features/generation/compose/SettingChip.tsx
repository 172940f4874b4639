import type { ReactNode } from 'react';

interface SettingChipProps {
  icon: ReactNode;
  /** The setting's name, which screen readers read before the value. */
  name: string;
  value: ReactNode;
  /** Chosen by the person, not the model's default. */
  isChosen?: boolean;
  hasError?: boolean;
  /** Called with the chip, to which the popover is anchored. */
  onOpen: (chip: HTMLElement) => void;
}

/** One setting with its value; opens the sheet to change it. */
export function SettingChip({ icon, name, value, isChosen = false, hasError = false, onOpen }: SettingChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => onOpen(event.currentTarget)}
      className={`rounded-field hover:bg-base-200 flex min-h-11 shrink-0 items-center gap-2 border px-3 text-sm font-medium whitespace-nowrap transition-colors ${
        hasError ? 'border-error' : isChosen ? 'border-accent/60 bg-accent/8' : 'border-line bg-surface'
      }`}
    >
      <span className="text-accent [&_svg]:size-4.5" aria-hidden="true">
        {icon}
      </span>
      <span className="sr-only">{name}: </span>
      <span className="figures">{value}</span>
    </button>
  );
}
