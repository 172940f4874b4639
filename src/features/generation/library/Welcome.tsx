import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { balanceQuery } from '../../credits/balanceQuery.ts';
import { useDefaultCoins } from '../cost/useDefaultCoins.ts';

/** For new users: what their coins buy, and real images to start from. */
export function Welcome({ gallery }: { gallery: ReactNode }) {
  const formats = useFormats();
  const { data: balance } = useQuery({ ...balanceQuery, select: (reply) => reply.data.balance });
  const { clip, image } = useDefaultCoins();
  const clips = balance && clip ? Math.floor(balance / clip) : 0;
  const images = balance && image ? Math.floor(balance / image) : 0;
  const clipsFigure = formats.number(clips);
  const imagesFigure = formats.number(images);
  const coinsFigure = formats.number(balance ?? 0);
  return (
    <>
      <section
        aria-labelledby="welcome"
        className="border-accent/40 bg-accent/8 rounded-box flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border p-5"
      >
        <div className="min-h-14">
          <h2 id="welcome" className="text-lg font-bold">
            {balance ? (
              <Plural
                value={balance}
                one={`${coinsFigure} credit is ready for you`}
                other={`${coinsFigure} credits are ready for you`}
              />
            ) : (
              <Trans>Generate your first one</Trans>
            )}
          </h2>
          {clips > 0 && images > 0 && (
            <p className="text-base-content/80 figures mt-0.5">
              <Plural
                value={clips}
                one={`Enough for about ${clipsFigure} short video`}
                other={`Enough for about ${clipsFigure} short videos`}
              />{' '}
              <Plural value={images} one={`or ${imagesFigure} image.`} other={`or ${imagesFigure} images.`} />
            </p>
          )}
        </div>
        <ButtonLink to="/generate/{-$mode}" params={{ mode: 'text-to-video' }} className="max-sm:w-full">
          <Trans>Generate your first video</Trans>
        </ButtonLink>
      </section>
      {gallery}
    </>
  );
}
