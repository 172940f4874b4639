import type { PromptPart } from '../promptParts.ts';

const LOOKS: Record<Exclude<PromptPart['kind'], 'fixed'>, string> = {
  filled: 'bg-accent/18 text-base-content font-semibold',
  example: 'border-accent/70 text-base-content border-b-2 border-dotted bg-transparent',
  empty: 'border-warning text-warning border border-dashed bg-transparent',
};

/** The prompt as it would be sent, with filled, example and empty slots marked differently. */
export function PromptPreview({ parts }: { parts: readonly PromptPart[] }) {
  return (
    <p className="bg-base-200 border-line rounded-field border px-4 py-3 leading-7 whitespace-pre-wrap">
      {parts.map(({ text, kind }, index) =>
        kind === 'fixed' ? (
          text
        ) : (
          <mark key={index} className={`rounded px-0.5 ${LOOKS[kind]}`}>
            {text}
          </mark>
        ),
      )}
    </p>
  );
}
