import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Read aloud and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** Has nothing to do for now: greyed, and ignores presses without losing focus as `disabled` would. */
  isOff?: boolean;
}

/** A round button with an icon only, 44 px wide and high. */
export function IconButton({
  label,
  icon,
  isOff = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={classNames('btn btn-ghost btn-circle', isOff && 'opacity-40', className)}
    >
      {icon}
    </button>
  );
}
