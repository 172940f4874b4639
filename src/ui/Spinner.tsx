/** Decorative; use it beside a text that says what is in progress. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <span aria-hidden="true" className={`spinner ${className}`} />;
}
