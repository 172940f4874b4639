/** Stands for the picture of what has none: the first letter of its title. */
export function TitleCover({ title, className }: { title: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`bg-accent/15 text-accent grid size-full place-items-center font-extrabold ${className}`}
    >
      {Array.from(title)[0]}
    </span>
  );
}
