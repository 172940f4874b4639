import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './buttonClasses.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  icon?: ReactNode;
  /** Shows a spinner instead of the icon and ignores presses, without losing focus as `disabled` would. */
  isBusy?: boolean;
}

/** A button; `type` is "button" by default. */
export function Button({
  variant,
  size,
  isWide,
  className,
  icon,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={buttonClasses({ variant, size, isWide, className })}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
