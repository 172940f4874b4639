/** Decoration beside a text that says what is going on. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <span aria-hidden="true" className={`loading ${className}`} />;
}
