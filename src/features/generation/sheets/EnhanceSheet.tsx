import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Cpu from 'lucide-react/icons/cpu';
import ListChecks from 'lucide-react/icons/list-checks';
import { type RefObject, useMemo, useState } from 'react';
import type { EnhancedPrompt, Mode } from '../../../../contract/generation.ts';
import { promptsEndpoints } from '../../../../contract/prompts.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useFailure } from '../../../ui/useFailure.ts';
import '../errorTexts.ts';
import { joinPieces, piecesOf } from './additions.ts';

interface EnhanceSheetProps {
  prompt: string;
  mode: Mode;
  anchor: RefObject<HTMLElement | null>;
  onUse: (prompt: string) => void;
  onClose: () => void;
}

/** A richer prompt, shown with its additions; each of them can be removed before the text is used. */
export function EnhanceSheet({ prompt, mode, anchor, onUse, onClose }: EnhanceSheetProps) {
  const { errorText } = useErrorTexts();
  const query = useQuery({
    queryKey: ['enhanced-prompt', mode, prompt],
    queryFn: ({ signal }) => callApi(promptsEndpoints.enhancePrompt, { body: { prompt, mode }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { showsOwnErrors: true },
  });
  const { data, refetch, isFetching } = query;
  const failure = useFailure(query);
  return (
    <Sheet isOpen onClose={onClose} title={<Trans>Enrich the prompt</Trans>} anchor={anchor}>
      {data ? (
        <Additions result={data.data} onUse={onUse} onClose={onClose} />
      ) : failure ? (
        <div className="space-y-3">
          <p role="alert" className="text-error font-medium">
            {errorText(failure)}
          </p>
          <Button variant="outline" isBusy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <div className="space-y-2" aria-busy="true">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      )}
    </Sheet>
  );
}

function Additions({
  result,
  onUse,
  onClose,
}: {
  result: EnhancedPrompt;
  onUse: (prompt: string) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const pieces = useMemo(() => piecesOf(result), [result]);
  const [takenOut, setTakenOut] = useState<ReadonlySet<number>>(new Set());
  const additions = pieces.filter((piece) => piece.isAdded).length;
  const text = joinPieces(pieces, takenOut);

  function toggle(index: number) {
    const next = new Set(takenOut);
    if (!next.delete(index)) next.add(index);
    setTakenOut(next);
  }

  if (additions === 0 && result.enhanced.trim() === result.original.trim()) {
    return (
      <div className="space-y-4">
        <p>
          <Trans>Your prompt already says everything. There is nothing to add.</Trans>
        </p>
        <Button isWide onClick={onClose}>
          <Trans>Got it</Trans>
        </Button>
      </div>
    );
  }

  return (
    <div className="space-y-4">
      <p className="leading-8">
        {pieces.map((piece, index) =>
          piece.isAdded ? (
            <span key={index}>
              {' '}
              <button
                type="button"
                aria-pressed={!takenOut.has(index)}
                title={takenOut.has(index) ? t`Put back` : t`Take out`}
                onClick={() => toggle(index)}
                className={`my-1 rounded-lg border px-2.5 py-1.5 text-start leading-8 font-medium transition-colors ${
                  takenOut.has(index)
                    ? 'border-line text-base-content/75 border-dashed line-through'
                    : 'border-secondary/50 bg-secondary/12'
                }`}
              >
                {piece.text}
              </button>
            </span>
          ) : (
            <span key={index}>{piece.lead + piece.text}</span>
          ),
        )}
      </p>
      <p className="text-base-content/75 text-sm">
        <Plural
          value={additions}
          one="The marked part would be added. Press it to take it out."
          other="The # marked parts would be added. Press one to take it out."
        />
      </p>
      <p className="text-base-content/75 flex items-center gap-2 text-sm">
        {result.source === 'model' ? (
          <Cpu className="size-4 shrink-0" aria-hidden="true" />
        ) : (
          <ListChecks className="size-4 shrink-0" aria-hidden="true" />
        )}
        {result.source === 'model' ? (
          <Trans>Suggested by a language model.</Trans>
        ) : (
          <Trans>Automatic suggestions from Kilas</Trans>
        )}
      </p>
      <div className="flex gap-2 tiny:flex-wrap">
        <Button variant="ghost" onClick={onClose}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button className="grow" disabled={text === result.original.trim()} onClick={() => onUse(text)}>
          <Trans>Use this</Trans>
        </Button>
      </div>
    </div>
  );
}
