import { classNames } from './classNames.ts';

/** A placeholder for something that is loading; give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton rounded-field bg-base-300/60', className)} />;
}
