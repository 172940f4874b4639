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
}

/** The one button, with the server's price on it; without a network it says so before it is pressed. */
export function SubmitButton({ quote, count, isBusy, isOnline }: SubmitButtonProps) {
  const formats = useFormats();
  if (!isOnline) {
    return (
      <Button
        type="submit"
        size="lg"
        className="grow"
        variant="outline"
        icon={<WifiOff className="size-5" aria-hidden="true" />}
      >
        <Trans>Needs a connection</Trans>
      </Button>
    );
  }
  const figure = formats.number(quote?.coins ?? 0);
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
          one={`Create ${count} · ${figure} credit`}
          other={`Create ${count} · ${figure} credits`}
        />
      ) : quote ? (
        <Plural value={quote.coins} one={`Create · ${figure} credit`} other={`Create · ${figure} credits`} />
      ) : (
        <Trans>Create</Trans>
      )}
    </Button>
  );
}
