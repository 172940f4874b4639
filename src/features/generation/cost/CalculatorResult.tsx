import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ImageQuoteRequest, Kind, VideoQuoteRequest } from '../../../../contract/generation.ts';
import type { InferOutput } from 'valibot';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { Money } from '../../../ui/Money.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { quoteQuery, type QuoteRequest } from '../queries.ts';
import { balanceQuery } from '../../credits/balanceQuery.ts';
import type { Choice } from './choice.ts';

type VideoBody = InferOutput<typeof VideoQuoteRequest>;
type ImageBody = InferOutput<typeof ImageQuoteRequest>;

function requestOf(kind: Kind, { model, resolution, seconds, count }: Choice): QuoteRequest {
  return kind === 'video'
    ? {
        kind,
        body: {
          mode: 'text-to-video',
          model: model.id,
          resolution: resolution as VideoBody['resolution'],
          duration_seconds: seconds ?? undefined,
          count,
        },
      }
    : {
        kind,
        body: { mode: 'text-to-image', model: model.id, resolution: resolution as ImageBody['resolution'], count },
      };
}

/** The price, its breakdown, and how often the balance covers it. */
export function CalculatorResult({ kind, choice }: { kind: Kind; choice: Choice }) {
  const formats = useFormats();
  const { errorText } = useErrorTexts();
  const query = useQuery(quoteQuery(requestOf(kind, choice)));
  const { data, isPlaceholderData } = query;
  const balance = useQuery(balanceQuery).data?.data.balance;
  if (!data)
    return (
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-28 w-full" />}
        title={<Trans>The price could not be loaded</Trans>}
        body={errorText}
      />
    );

  const quote = data.data;
  const times = balance === undefined || quote.coins === 0 ? 0 : Math.floor(balance / quote.coins);
  const rate = formats.number(quote.breakdown.rate);
  const factor =
    quote.breakdown.price_factor_permille === 1000
      ? null
      : formats.number(quote.breakdown.price_factor_permille / 1000);
  return (
    <div
      role="status"
      className={`bg-base-200 rounded-box px-4 tiny:px-3 py-4 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-2xl tiny:text-lg font-extrabold">
          <Coins amount={quote.coins} />
        </p>
        <p className="text-base-content/75">
          ≈ <Money rupiah={quote.rupiah} />
        </p>
      </div>
      <p className="text-base-content/75 figures mt-1 text-sm">
        {quote.breakdown.seconds === null ? <Trans>{rate} each</Trans> : <Trans>{rate} a second</Trans>}
        {quote.breakdown.seconds !== null && <> × {formats.seconds(quote.breakdown.seconds)}</>}
        {factor && <> × {factor}</>}
        {quote.count > 1 && <> × {formats.number(quote.count)}</>}
      </p>
      {balance !== undefined && (
        <p className="mt-2 text-sm font-medium">
          {times > 0 ? (
            <Plural value={times} one="Your balance covers it once." other="Your balance covers it # times." />
          ) : (
            <Link
              to="/top-up"
              search={{ need: quote.coins }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <Trans>
                You are <Coins amount={quote.coins - balance} /> short for this.
              </Trans>
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
