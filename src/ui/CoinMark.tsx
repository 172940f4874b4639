/** The coin: the logo's flash in a ring. */
export function CoinMark({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`text-accent shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="9.6" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path
        fill="currentColor"
        d="m13.2 5.9-5.1 6.6c-.2.3 0 .6.3.6h2.9l-1 4.6c-.1.5.4.7.7.4l5.1-6.6c.2-.3 0-.6-.3-.6h-2.9l1-4.6c.1-.5-.4-.7-.7-.4Z"
      />
    </svg>
  );
}
