import { classNames } from './classNames.ts';

const BUTTON_VARIANTS = {
  /** One per screen: the main action. */
  primary: 'btn-primary',
  secondary: 'btn-neutral',
  outline: 'border-line bg-transparent hover:bg-base-200',
  ghost: 'btn-ghost',
  danger: 'btn-error',
} as const;
export type ButtonVariant = keyof typeof BUTTON_VARIANTS;

/** All are at least 44 px high. */
const BUTTON_SIZES = { md: '', lg: 'btn-lg text-base' } as const;
export type ButtonSize = keyof typeof BUTTON_SIZES;

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWide?: boolean;
  className?: string;
}

/** The classes of a button, for other elements that look like one. */
export function buttonClasses({ variant = 'primary', size = 'md', isWide = false, className }: ButtonLook): string {
  return classNames('btn font-semibold', BUTTON_VARIANTS[variant], BUTTON_SIZES[size], isWide && 'w-full', className);
}
