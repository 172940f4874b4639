import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  /** Nothing went wrong. */
  isQuiet?: boolean;
  title: ReactNode;
  /** Why, in plain words, and what to do. */
  body?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Shown when something could not be loaded. */
export function ErrorState({ isQuiet, title, body, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={!isQuiet && <CircleAlert className="text-error" aria-hidden="true" />}
        title={title}
        body={body}
        action={
          onRetry && (
            <Button
              variant="outline"
              isBusy={isRetrying}
              onClick={onRetry}
              icon={<RotateCw className="size-4" aria-hidden="true" />}
            >
              <Trans>Try again</Trans>
            </Button>
          )
        }
      />
    </div>
  );
}
