import { Plural } from '@lingui/react/macro';
import { useFormats } from '../i18n/useFormats.ts';
import { CoinMark } from './CoinMark.tsx';

/** An amount of coins: "1.250 koin". `isShort` leaves the word to screen readers and shows the coin. */
export function Coins({ amount, isShort = false }: { amount: number; isShort?: boolean }) {
  const formats = useFormats();
  const figure = formats.number(amount);
  if (!isShort) {
    return (
      <span className="figures whitespace-nowrap">
        <Plural value={amount} one={`${figure} credit`} other={`${figure} credits`} />
      </span>
    );
  }
  return (
    <span className="figures inline-flex items-center gap-1.5 whitespace-nowrap">
      <CoinMark className="size-[1.1em]" />
      <span aria-hidden="true">{figure}</span>
      <span className="sr-only">
        <Plural value={amount} one={`${figure} credit`} other={`${figure} credits`} />
      </span>
    </span>
  );
}
