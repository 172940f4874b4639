import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './buttonClasses.ts';
import { classNames } from './classNames.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  icon?: ReactNode;
  /** Shows a spinner instead of the icon and ignores presses, without losing focus as `disabled` would. */
  isBusy?: boolean;
  /** Has nothing to do for now: greyed, and ignores presses in the same way. */
  isOff?: boolean;
}

/** A button; `type` is "button" by default. */
export function Button({
  variant,
  size,
  isWide,
  className,
  icon,
  isBusy = false,
  isOff = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isIdle = isBusy || isOff;
  return (
    <button
      {...rest}
      type={isIdle ? 'button' : type}
      aria-disabled={isIdle || undefined}
      aria-busy={isBusy || undefined}
      onClick={isIdle ? undefined : onClick}
      className={buttonClasses({ variant, size, isWide, className: classNames(isOff && 'opacity-40', className) })}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
