import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { buttonClasses } from '../../../ui/buttonClasses.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useOnline } from '../../../ui/useOnline.ts';

/**
 * A button for what is never queued: payments and redemptions. Without a network it says so before the press, and the
 * press does nothing.
 */
export function OnlineButton(props: ComponentProps<typeof Button>) {
  const isOnline = useOnline();
  if (isOnline) return <Button {...props} />;
  const { size, isWide, className, children } = props;
  return (
    // Not as faint as what is disabled: the reason stands on it.
    <button
      type="button"
      aria-disabled="true"
      className={classNames(buttonClasses({ variant: 'outline', size, isWide, className }), 'text-base-content/80!')}
    >
      <WifiOff className="size-4" aria-hidden="true" />
      {/* The one button of its screen needs no name beside the reason; among others it keeps it. */}
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
