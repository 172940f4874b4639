import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Read aloud and shown as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A round button with an icon only, 44 px wide and high. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames('btn btn-ghost btn-circle', className)}
    >
      {icon}
    </button>
  );
}
