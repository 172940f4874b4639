import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './buttonClasses.ts';

interface AnchorProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className'> {
  icon?: ReactNode;
}

function Anchor({ variant, size, isWide, className, icon, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonClasses({ variant, size, isWide, className })}>
      {icon}
      {children}
    </a>
  );
}

/** A link of the router that looks like a button: `<ButtonLink to="/generate" variant="primary">`. */
export const ButtonLink = createLink(Anchor);
