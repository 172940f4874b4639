import { classNames } from '../../../ui/classNames.ts';

/** A check mark in a ring. `isMoving` animates it once; with reduced motion it stands still. */
export function SuccessMark({ isMoving }: { isMoving: boolean }) {
  return (
    <svg
      viewBox="0 0 72 72"
      className={classNames('text-success mx-auto size-18', isMoving && 'animate-rise')}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="36" cy="36" r="36" fill="currentColor" opacity="0.15" />
      <circle cx="36" cy="36" r="26" fill="currentColor" />
      <path
        d="m25 37 8 8 15-17"
        fill="none"
        stroke="var(--kilas-surface)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
