import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that takes effect immediately. The whole row is the target. */
export function Switch({ label, hint, isOn, isDisabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-1.5">
      <span>
        <span className="font-medium">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-base-content/75 block text-sm">
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="toggle checked:bg-primary checked:text-primary-content checked:border-primary shrink-0"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
