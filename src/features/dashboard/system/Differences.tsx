import { Plural, Trans } from '@lingui/react/macro';
import { useFormats } from '../../../i18n/useFormats.ts';
import { explainProblem, type ProblemKind } from './explainProblem.ts';
import { useProblemLabels } from './useProblemLabels.ts';

/** The check's findings, by kind and explained; its own sentences, which name accounts and postings, on demand. */
export function Differences({ problems }: { problems: string[] }) {
  const formats = useFormats();
  const labels = useProblemLabels();
  const kinds = new Map<ProblemKind, string[]>();
  for (const problem of problems)
    kinds.set(explainProblem(problem), [...(kinds.get(explainProblem(problem)) ?? []), problem]);
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold">
        <Plural value={problems.length} one="One difference" other="# differences" />
      </h3>
      <ul className="mt-2 space-y-2">
        {[...kinds].map(([kind, sentences]) => (
          <li key={kind} className="bg-base-200 rounded-field px-4 py-2.5 text-sm">
            <p className="flex items-baseline justify-between gap-3 font-semibold">
              {labels[kind]}
              <span className="figures text-error">{formats.number(sentences.length)}</span>
            </p>
            <details className="mt-1">
              <summary className="text-accent min-h-6 cursor-pointer font-semibold">
                <Trans>Which ones</Trans>
              </summary>
              <ul lang="en" className="text-base-content/75 mt-1 space-y-2 text-xs">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
