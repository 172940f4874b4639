import { Plural, Trans } from '@lingui/react/macro';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { Quote } from '../../../../contract/generation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';

interface SubmitButtonProps {
  quote: Quote | null;
  /** Results that will be made: more than one is said on the button. */
  count: number;
  /** Sending, or waiting for the price of what was changed. */
  isBusy: boolean;
  isOnline: boolean;
  /** The price is that of what is set now. */
  isPriceFresh: boolean;
}

/** The one button, with the server's price on it; without a network it says before it is pressed that it queues. */
export function SubmitButton({ quote, count, isBusy, isOnline, isPriceFresh }: SubmitButtonProps) {
  const formats = useFormats();
  const figure = formats.number(quote?.coins ?? 0);
  if (!isOnline) {
    return (
      <Button
        type="submit"
        size="lg"
        className="figures grow"
        variant="outline"
        isBusy={isBusy}
        icon={<WifiOff className="size-5" aria-hidden="true" />}
      >
        {quote && isPriceFresh ? (
          <Plural value={quote.coins} one={`Queue · ${figure} credit`} other={`Queue · ${figure} credits`} />
        ) : (
          <Trans>Queue</Trans>
        )}
      </Button>
    );
  }
  return (
    <Button
      type="submit"
      size="lg"
      className="figures grow"
      isBusy={isBusy}
      icon={<WandSparkles className="size-5" aria-hidden="true" />}
    >
      {quote && count > 1 ? (
        <Plural
          value={quote.coins}
          one={`Generate ${count} · ${figure} credit`}
          other={`Generate ${count} · ${figure} credits`}
        />
      ) : quote ? (
        <Plural value={quote.coins} one={`Generate · ${figure} credit`} other={`Generate · ${figure} credits`} />
      ) : (
        <Trans>Generate</Trans>
      )}
    </Button>
  );
}
