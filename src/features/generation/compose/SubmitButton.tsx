import { Plural, Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { Quote } from '../../../../contract/generation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

// Many results at a high price are a long text: it wraps instead of widening the screen.
const BUTTON = 'figures shrink grow px-3 leading-tight';

interface SubmitButtonProps {
  quote: Quote | null;
  /** How many results will be generated; shown if more than one. */
  count: number;
  /** Sending: presses are ignored. */
  isBusy: boolean;
  /** Waiting for the price of a change: a press waits too. */
  isPricing: boolean;
  /** Why a press only queues the request: offline, or the model is paused. Null: it is sent. */
  queues: 'offline' | 'paused' | null;
  /** The price is that of the current settings. */
  isPriceFresh: boolean;
}

/** The submit button with the server's price on it. It says beforehand when a press would only queue the request. */
export function SubmitButton({ quote, count, isBusy, isPricing, queues, isPriceFresh }: SubmitButtonProps) {
  const formats = useFormats();
  const figure = formats.number(quote?.coins ?? 0);
  if (queues) {
    const Icon = queues === 'offline' ? WifiOff : Clock;
    return (
      <Button
        type="submit"
        size="lg"
        className={BUTTON}
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
      className={BUTTON}
      isBusy={isBusy}
      icon={
        isPricing ? (
          <Spinner />
        ) : (
          <WandSparkles className={count > 1 ? 'size-5 max-sm:hidden' : 'size-5'} aria-hidden="true" />
        )
      }
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
