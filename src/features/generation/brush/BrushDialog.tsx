import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useState } from 'react';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { CutOut } from './cutOutCanvas.ts';

interface BrushDialogProps {
  title: ReactNode;
  /** The strokes are remembered under it until they are used or thrown away. */
  queryKey: QueryKey;
  open: (signal: AbortSignal) => Promise<CutOut>;
  onClose: () => void;
  /** `onUnsaved`: whether closing would lose strokes. `onUsed`: they are not needed any more; closes, too. */
  children: (cutOut: CutOut, done: { onUnsaved: (isUnsaved: boolean) => void; onUsed: () => void }) => ReactNode;
}

/** The screen on which a picture is painted: it loads the picture, and asks before strokes are lost. */
export function BrushDialog({ title, queryKey, open, onClose, children }: BrushDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const queryClient = useQueryClient();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** The strokes go with the picture they were painted on. */
  const forget = () => {
    queryClient.removeQueries({ queryKey });
    onClose();
  };
  const close = () => (isUnsaved ? setIsAsking(true) : onClose());
  const { errorText } = useErrorTexts();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => open(signal),
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
          {(cutOut) => children(cutOut, { onUnsaved: setIsUnsaved, onUsed: forget })}
        </QueryState>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Throw away your strokes?</Trans>}
        description={<Trans>They are not saved yet.</Trans>}
        confirmLabel={<Trans>Throw away</Trans>}
        closeLabel={<Trans>Go on painting</Trans>}
        onConfirm={forget}
        onClose={() => setIsAsking(false)}
      />
    </Modal>
  );
}
