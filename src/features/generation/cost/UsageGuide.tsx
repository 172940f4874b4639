import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Image from 'lucide-react/icons/image';
import type { ReactNode } from 'react';
import { isVideoResolution } from '../draft/settings.ts';
import { pricingQuery, videoModelsQuery } from '../queries.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { Money } from '../../../ui/Money.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useFailureText } from '../../credits/useFailureText.ts';
import { imageCoins, videoCoins } from './pricing.ts';

/**
 * What credits buy, from the price table: two usual clips, the clip that the generator makes by default, and an image.
 */
export function UsageGuide() {
  const { t } = useLingui();
  const formats = useFormats();
  const failureText = useFailureText();
  const query = useQuery(pricingQuery);
  const { data } = query;
  const video = useQuery(videoModelsQuery).data?.data[0];
  if (!data)
    return (
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-44 w-full" />}
        title={<Trans>Failed to fetch pricing options</Trans>}
        body={(error) => failureText(error, t`Please try again in a moment.`)}
      />
    );
  const prices = data.data;
  const short =
    video?.durations && isVideoResolution(video.default_resolution)
      ? { resolution: video.default_resolution, seconds: video.durations.default }
      : null;
  const shortResolution = short?.resolution;
  const shortLength = short && formats.seconds(short.seconds);
  const ten = formats.seconds(10);
  const five = formats.seconds(5);
  const examples: { key: string; icon: ReactNode; name: ReactNode; coins: number }[] = [
    {
      key: '1080p',
      icon: <Clapperboard aria-hidden="true" />,
      name: <Trans>Video, 1080p, {ten}</Trans>,
      coins: videoCoins(prices, { resolution: '1080p', seconds: 10 }),
    },
    {
      key: '720p',
      icon: <Clapperboard aria-hidden="true" />,
      name: <Trans>Video, 720p, {five}</Trans>,
      coins: videoCoins(prices, { resolution: '720p', seconds: 5 }),
    },
    // The clip in which packages and balances are counted.
    ...(short
      ? [
          {
            key: 'short',
            icon: <Clapperboard aria-hidden="true" />,
            name: (
              <Trans>
                Short video, {shortResolution}, {shortLength}
              </Trans>
            ),
            coins: videoCoins(prices, short),
          },
        ]
      : []),
    { key: '1K', icon: <Image aria-hidden="true" />, name: <Trans>Image, 1K</Trans>, coins: imageCoins(prices, '1K') },
  ];
  return (
    <dl className="divide-line divide-y">
      {examples.map(({ key, icon, name, coins }) => (
        <div key={key} className="flex items-center gap-3 py-3 tiny:flex-wrap">
          <dt className="[&_svg]:text-base-content/75 flex grow items-center gap-3 font-medium [&_svg]:size-5">
            {icon}
            <span>{name}</span>
          </dt>
          <dd className="text-end whitespace-nowrap">
            <span className="font-bold">
              <Coins amount={coins} />
            </span>
            <span className="text-base-content/75 block text-sm">
              ≈ <Money rupiah={coins * prices.coin_value_rupiah} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
