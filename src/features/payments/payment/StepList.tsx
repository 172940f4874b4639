import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

/** Numbered steps in a section that can be collapsed. */
export function StepList({ title, steps, isOpen = false }: { title: ReactNode; steps: ReactNode[]; isOpen?: boolean }) {
  return (
    <details open={isOpen} className="group border-line not-last:border-b">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="size-5 shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ol className="space-y-2.5 pb-4 text-sm">
        {steps.map((step, index) => (
          // The index is a stable key: steps are never reordered.
          <li key={index} className="flex gap-3">
            <span
              className="bg-base-content/8 figures grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
