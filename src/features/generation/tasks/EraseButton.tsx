import { Trans } from '@lingui/react/macro';
import Eraser from 'lucide-react/icons/eraser';
import { lazy, Suspense, useState } from 'react';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { useReplaceDraft } from '../draft/useReplaceDraft.ts';

const EraseDialog = lazy(async () => ({ default: (await import('../images/EraseDialog.tsx')).EraseDialog }));

/** For a photo from which something could not be taken out: marks it by hand, for another try in the generator. */
export function EraseButton({ task }: { task: Task }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const replaceDraft = useReplaceDraft();
  const [input] = task.inputs;
  if (task.failure?.code !== 'removal_unbelievable' || !input) return null;
  return (
    <>
      <Button
        variant="outline"
        className="px-3 text-balance"
        aria-haspopup="dialog"
        disabled={!isOnline}
        onClick={() => setIsOpen(true)}
        icon={<Eraser className="size-4 shrink-0" aria-hidden="true" />}
      >
        {isOnline ? <Trans>Mark what should go</Trans> : <Trans>Needs a connection</Trans>}
      </Button>
      {isOpen && (
        <Suspense>
          <EraseDialog
            id={input.id}
            load={async () =>
              (await fetchFile(generationEndpoints.inputImage, { params: { id: task.id, input: input.id } })).blob
            }
            onErased={(_, edit) => replaceDraft('image-edit', edit)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
