import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useState } from 'react';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { CutOut } from './cutOutCanvas.ts';
import { persistStrokes, loadStrokes } from './persistedStrokes.ts';

interface BrushDialogProps {
  title: ReactNode;
  /** The strokes are remembered under it until they are used or thrown away, also by a later page. */
  queryKey: readonly string[];
  open: (signal: AbortSignal) => Promise<CutOut>;
  onClose: () => void;
  /**
   * `onUnsaved`: the strokes have changed or were saved; whether closing would lose any. `onUsed`: they are not needed any
   * more; closes, too.
   */
  children: (cutOut: CutOut, done: { onUnsaved: (isUnsaved: boolean) => void; onUsed: () => void }) => ReactNode;
}

/** The screen on which a picture is painted: it loads the picture and keeps its strokes, and asks before they are lost. */
export function BrushDialog({ title, queryKey, open, onClose, children }: BrushDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const queryClient = useQueryClient();
  const picture = queryKey.join(' ');
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** The strokes go with the picture they were painted on. */
  const forget = () => {
    queryClient.removeQueries({ queryKey });
    void persistStrokes(picture, []);
    onClose();
  };
  const close = () => (isUnsaved ? setIsAsking(true) : onClose());
  const { errorText } = useErrorTexts();
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const cutOut = await open(signal);
      for (const stroke of await loadStrokes(picture)) cutOut.apply(stroke);
      setIsUnsaved(cutOut.strokes().length > 0);
      return cutOut;
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return (
    <Modal
      isOpen
      onClose={close}
      labelledBy={titleId}
      closesOnBackdrop={false}
      className="inset-0 size-full bg-surface"
    >
      <div className="mx-auto flex size-full max-w-5xl flex-col gap-3 overflow-y-auto p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between gap-2">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <IconButton label={t`Close`} icon={<X className="size-5" aria-hidden="true" />} onClick={close} />
        </div>
        <QueryState
          query={query}
          skeleton={<Spinner className="m-auto size-8" />}
          title={<Trans>The image could not be loaded.</Trans>}
          body={errorText}
        >
          {(cutOut) =>
            children(cutOut, {
              onUnsaved: (isNow) => {
                setIsUnsaved(isNow);
                void persistStrokes(picture, cutOut.strokes());
              },
              onUsed: forget,
            })
          }
        </QueryState>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Throw away your strokes?</Trans>}
        description={<Trans>They cannot be brought back.</Trans>}
        confirmLabel={<Trans>Throw away</Trans>}
        closeLabel={<Trans>Go on painting</Trans>}
        onConfirm={forget}
        onClose={() => setIsAsking(false)}
      />
    </Modal>
  );
}
