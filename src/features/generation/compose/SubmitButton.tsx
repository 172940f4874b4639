import { Plural, Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
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
  /** Why a press only queues it: without a network, or while the model is paused. Null: it is sent. */
  queues: 'offline' | 'paused' | null;
  /** The price is that of what is set now. */
  isPriceFresh: boolean;
}

/** The one button, with the server's price on it; where it would only be queued, it says so before it is pressed. */
export function SubmitButton({ quote, count, isBusy, queues, isPriceFresh }: SubmitButtonProps) {
  const formats = useFormats();
  const figure = formats.number(quote?.coins ?? 0);
  if (queues) {
    const Icon = queues === 'offline' ? WifiOff : Clock;
    return (
      <Button
        type="submit"
        size="lg"
        className="figures grow"
        variant="outline"
        isBusy={isBusy}
        icon={<Icon className="size-5" aria-hidden="true" />}
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
