import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useState } from 'react';
import { generationEndpoints, type Media, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useRangeSheet } from '../../../ui/useSheet.ts';

/** An edit over the image it was made from; a slider moves the border between them. */
export function BeforeAfter({ task, inputId, after }: { task: Task; inputId: string; after: Media }) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const query = useQuery({
    queryKey: ['input-picture', task.id, inputId] as const,
    queryFn: ({ signal }) =>
      fetchFile(generationEndpoints.inputImage, { params: { id: task.id, input: inputId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  return (
    // The full screen is black in both themes, and the message is made for their surface.
    <div className={query.isLoadingError ? 'bg-surface text-base-content rounded-box' : 'contents'}>
      <QueryState
        query={query}
        skeleton={<Spinner className="size-8" />}
        title={<Trans>The image it was made of could not be loaded.</Trans>}
        body={errorText}
      >
        {({ blob }) => <Compared before={blob} after={after.url} name={t`After: ${task.prompt}`} />}
      </QueryState>
    </div>
  );
}

function Compared({ before, after, name }: { before: Blob; after: string; name: string }) {
  useRangeSheet();
  const { t } = useLingui();
  const [percent, setPercent] = useState(50);
  const [address] = useState(() => URL.createObjectURL(before));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);

  /** A finger or the mouse's button on the picture takes the border along; the slider is for the keyboard too. */
  function moveBorder({ currentTarget, clientX, buttons }: PointerEvent) {
    if (buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setPercent(Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100))));
  }

  return (
    <div
      role="presentation"
      className="relative size-full touch-none select-none"
      onPointerDown={moveBorder}
      onPointerMove={moveBorder}
    >
      <img draggable={false} src={address} alt={t`Before`} className="absolute inset-0 size-full object-contain" />
      <img
        draggable={false}
        src={after}
        alt={name}
        className="absolute inset-0 size-full bg-black object-contain"
        style={{ clipPath: `inset(0 0 0 ${percent}%)` }}
      />
      <span aria-hidden="true" className="absolute inset-y-0 w-0.5 bg-white/90" style={{ left: `${percent}%` }} />
      <div
        role="presentation"
        onPointerDown={(event) => event.stopPropagation()}
        onPointerMove={(event) => event.stopPropagation()}
        className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-linear-to-t from-black/80 px-5 pt-10 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-sm font-semibold"
      >
        <span aria-hidden="true">
          <Trans>Before</Trans>
        </span>
        <input
          type="range"
          aria-label={t`Border between before and after`}
          min={0}
          max={100}
          value={percent}
          onChange={(event) => setPercent(Number(event.target.value))}
          className="grow"
        />
        <span aria-hidden="true">
          <Trans>After</Trans>
        </span>
      </div>
    </div>
  );
}
