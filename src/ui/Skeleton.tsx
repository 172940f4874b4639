import { classNames } from './classNames.ts';

/** Holds the place of something that is coming; give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton rounded-field bg-base-300/60', className)} />;
}
