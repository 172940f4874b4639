import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type Tone = 'well' | 'quiet' | 'watch' | 'urgent';

const MARKS: Record<Tone, string> = {
  well: 'bg-success text-success-content',
  quiet: 'bg-base-300 text-base-content',
  watch: 'bg-warning text-warning-content',
  urgent: 'bg-error text-error-content',
};

/** A short status in a coloured pill. */
export function Mark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap tiny:whitespace-normal ${MARKS[tone]}`}
    >
      {children}
    </span>
  );
}

interface CardProps {
  icon: LucideIcon;
  title: ReactNode;
  mark?: ReactNode;
  children: ReactNode;
}

/** One part of the system page. */
export function Card({ icon: Icon, title, mark, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-surface border-line rounded-box break-inside-avoid border px-5 py-4">
      <div className="flex items-center justify-between gap-3 tiny:flex-wrap">
        <h2 id={id} className="flex items-center gap-2.5 font-bold">
          <Icon className="text-accent size-5 shrink-0" aria-hidden="true" />
          {title}
        </h2>
        {mark}
      </div>
      {children}
    </section>
  );
}
