import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Field } from './Field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  aside?: ReactNode;
  inputClassName?: string;
}

/** A one-line text field. 16 px text, so that iOS does not zoom in on it. */
export function TextField({ label, hint, error, aside, inputClassName, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={classNames(
            'input bg-surface h-12 w-full text-base',
            Boolean(error) && 'input-error',
            inputClassName,
          )}
        />
      )}
    </Field>
  );
}
