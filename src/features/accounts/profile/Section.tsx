import { type ReactNode, useId } from 'react';

export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-5 first:pt-2 last:pb-0">
      <h3 id={id} className="mb-3 font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}
