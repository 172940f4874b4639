import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from './classNames.ts';
import { Field } from './Field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'autoComplete'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  aside?: ReactNode;
  /** Tells the password manager whether to fill in or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field that can show what was typed. */
export function PasswordField({ label, hint, error, aside, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            // Not allowed on password inputs, which never capitalize anyway.
            autoCapitalize={isShown ? 'none' : undefined}
            autoCorrect="off"
            spellCheck={false}
            className={classNames('input bg-surface h-12 w-full pe-13 text-base', Boolean(error) && 'input-error')}
          />
          <button
            type="button"
            aria-label={isShown ? t`Hide password` : t`Show password`}
            onClick={() => setIsShown(!isShown)}
            className="btn btn-ghost btn-circle absolute inset-e-0.5 top-0.5 z-1"
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
