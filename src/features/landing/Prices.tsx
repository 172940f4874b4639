import { Plural, Trans } from '@lingui/react/macro';
import type { Site } from '../../../contract/schemas/site.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { CoinMark } from '../../ui/CoinMark.tsx';
import { Money } from '../../ui/Money.tsx';

/** What credits cost and what they buy, from the packages on sale. */
export function Prices({ site }: { site: Site }) {
  const formats = useFormats();
  const { video, image } = site.examples;
  const clipCoins = formats.number(video.coins);
  const imageCoins = formats.number(image.coins);
  const startingCoins = formats.number(site.starting_coins);
  const seconds = video.seconds;
  return (
    <section
      aria-labelledby="prices"
      className="border-line grid gap-8 border-t py-12 sm:py-16 lg:grid-cols-[1fr_1.3fr] lg:gap-14"
    >
      <div>
        <h2 id="prices" className="text-2xl font-extrabold sm:text-3xl">
          <Trans>Pay for what you make</Trans>
        </h2>
        <p className="text-base-content/80 mt-4 text-lg">
          <Trans>
            A {seconds}-second clip in {video.resolution} is {clipCoins} credits, an image from {imageCoins}. No
            subscription, and credits don’t expire.
          </Trans>
        </p>
        {site.starting_coins > 0 && (
          <p className="mt-4 flex items-start gap-2.5 text-lg font-semibold">
            <CoinMark className="mt-0.5 size-6" />
            <span>
              <Trans>{startingCoins} credits are waiting for you when you sign up.</Trans>
            </span>
          </p>
        )}
        <p className="text-base-content/80 mt-4">
          <Trans>
            QRIS, virtual accounts, e-wallets, Alfamart and Indomaret. Fees and VAT are shown before you pay.
          </Trans>
        </p>
      </div>
      <table className="w-full self-start">
        <caption className="sr-only">
          <Trans>Packages</Trans>
        </caption>
        <thead className="text-base-content/75 text-start text-sm">
          <tr>
            <th scope="col" className="pb-2 text-start font-semibold">
              <Trans>Credits</Trans>
            </th>
            <th scope="col" className="pb-2 text-start font-semibold">
              <Trans>Good for</Trans>
            </th>
            <th scope="col" className="pb-2 text-end font-semibold">
              <Trans>Price</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="divide-line border-line divide-y border-y">
          {site.packages.map((offer) => (
            <tr key={offer.id}>
              <th scope="row" className="figures py-3.5 pe-3 text-start text-lg font-extrabold">
                {formats.number(offer.credit_amount)}
              </th>
              <td className="py-3.5 pe-3">
                <Plural
                  value={Math.floor(offer.credit_amount / video.coins)}
                  one="about # clip"
                  other="about # clips"
                />
              </td>
              <td className="py-3.5 text-end font-bold">
                <Money rupiah={offer.price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
