/** The initials of a name in a circle. */
export function Avatar({ name }: { name: string | undefined }) {
  const initials = (name ?? '')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
  return (
    <span
      aria-hidden="true"
      className="bg-secondary text-secondary-content grid size-9 shrink-0 place-items-center rounded-full text-sm font-bold"
    >
      {initials}
    </span>
  );
}
