import { Trans } from '@lingui/react/macro';
import Eraser from 'lucide-react/icons/eraser';
import { lazy, Suspense, useState } from 'react';
import type { Task } from '../../../../../contract/generation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useOnline } from '../../../../ui/useOnline.ts';
import { canTouchUp } from './canTouchUp.ts';

const CutOutDialog = lazy(async () => ({ default: (await import('./CutOutDialog.tsx')).CutOutDialog }));

/** Opens the brush for a cut-out, also for one that failed because nothing was found to cut out. */
export function CutOutButton({ task }: { task: Task }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  if (!canTouchUp(task)) return null;
  return (
    <>
      <Button
        variant="outline"
        isWide={task.media !== null}
        aria-haspopup="dialog"
        disabled={!isOnline}
        onClick={() => setIsOpen(true)}
        icon={<Eraser className="size-5 shrink-0" aria-hidden="true" />}
      >
        {!isOnline ? (
          <Trans>Needs a connection</Trans>
        ) : task.media ? (
          <Trans>Touch up the cut-out · free</Trans>
        ) : (
          <Trans>Cut it out by hand · free</Trans>
        )}
      </Button>
      {isOpen && (
        <Suspense>
          <CutOutDialog task={task} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
