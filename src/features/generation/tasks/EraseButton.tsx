import { Trans } from '@lingui/react/macro';
import Eraser from 'lucide-react/icons/eraser';
import { useState } from 'react';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { withSettings } from '../draft/draft.ts';
import { useReplaceDraft } from '../draft/useReplaceDraft.ts';
import { EraseDialog } from '../images/EraseDialog.tsx';

/** For a photo from which something could not be taken out: marks it by hand, for another try in the generator. */
export function EraseButton({ task }: { task: Task }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const replaceDraft = useReplaceDraft();
  const [input] = task.inputs;
  if (!input) return null;
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
        <EraseDialog
          id={input.id}
          load={async () =>
            (await fetchFile(generationEndpoints.inputImage, { params: { id: task.id, input: input.id } })).blob
          }
          // By the model that fills what is transparent, and once: the draft may have been about something else.
          onErased={(_, edit) =>
            replaceDraft('image-edit', (draft) => withSettings(edit(draft), { model: task.model.id, count: 1 }))
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
