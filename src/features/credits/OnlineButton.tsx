import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import { buttonClasses } from '../../ui/buttonClasses.ts';
import { classNames } from '../../ui/classNames.ts';
import { useOnline } from '../../ui/useOnline.ts';

/**
 * A button for actions that are never queued: payments and redemptions. Offline it says so and does nothing. It is not
 * in `src/ui`, whose texts and code come with the first visit.
 */
export function OnlineButton(props: ComponentProps<typeof Button>) {
  const isOnline = useOnline();
  if (isOnline) return <Button {...props} />;
  const { size, isWide, className, children } = props;
  return (
    // Less faint than a disabled button, because it has to be read.
    <button
      type="button"
      aria-disabled="true"
      className={classNames(
        buttonClasses({ variant: 'outline', size, isWide, className }),
        // Label and reason together may need two lines.
        'text-base-content/80! h-auto min-h-11 max-w-full shrink flex-wrap py-1',
      )}
    >
      <WifiOff className="size-4" aria-hidden="true" />
      {/* The only button of a screen needs no label beside the reason; one of several keeps it. */}
      {!isWide && (
        <>
          {children}
          <span aria-hidden="true">·</span>
        </>
      )}
      <Trans>Offline: needs a connection</Trans>
    </button>
  );
}
