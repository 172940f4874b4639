import { IMAGE_RESOLUTIONS, VIDEO_RESOLUTIONS } from '../contract/generationWords.ts';
import type { Site } from '../contract/schemas/site.ts';
import { siteEndpoints } from '../contract/site.ts';
import type { ModelCatalog } from './generation/modelCatalog.ts';
import { type GenerationPrices, generationPrices, quote } from './generation/coins/prices.ts';
import type { PaymentsDeps } from './payments/paymentsDeps.ts';
import { presentPackage } from './payments/orderSummary.ts';
import { readPackages, readPricing } from './payments/pricing.ts';
import { businessClock } from './platform/businessTime.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Route, route } from './platform/http/call.ts';

interface SiteDeps {
  payments: Pick<PaymentsDeps, 'database' | 'pricing' | 'clock'>;
  config: Config;
  clock: Clock;
  catalog: ModelCatalog;
}

/** Where the model takes no length. */
const EXAMPLE_SECONDS = 5;

/** Data of this installation for the public pages. */
export function siteRoutes({ config, clock, catalog, payments }: SiteDeps): Route[] {
  return [
    route(siteEndpoints.site, async ({ setHeader }) => {
      setHeader('Cache-Control', 'public, max-age=60');
      const pricing = await readPricing(payments.database, payments);
      return {
        data: {
          contact_email: config.contactEmail,
          event: readEvent(config, clock),
          starting_coins: config.startingGrant,
          packages: (await readPackages(payments.database, pricing)).map((row) => presentPackage(row, pricing)),
          examples: readExamples(catalog, generationPrices(pricing.list)),
        },
      };
    }),
  ];
}

/** The event ends by itself after its last day. */
function readEvent({ event }: Config, clock: Clock): Site['event'] {
  const today = businessClock(clock.now()).slice(0, 10);
  return event && today <= event.endsOn ? { prize_rupiah: event.prizeRupiah, ends_on: event.endsOn } : null;
}

/** What the default clip and image cost, as the generator offers them to a newcomer. */
function readExamples(catalog: ModelCatalog, prices: GenerationPrices): Site['examples'] {
  const video = catalog.choose('text-to-video', undefined).model;
  const image = catalog.choose('text-to-image', undefined).model;
  const seconds = video.durations?.default ?? EXAMPLE_SECONDS;
  const resolution = VIDEO_RESOLUTIONS.find((known) => known === video.default_resolution) ?? VIDEO_RESOLUTIONS[0];
  const size = IMAGE_RESOLUTIONS.find((known) => known === image.default_resolution) ?? IMAGE_RESOLUTIONS[0];
  const clip = quote({ model: video, resolution, seconds, count: 1, prices });
  const picture = quote({ model: image, resolution: size, seconds: null, count: 1, prices });
  return {
    video: { seconds, resolution, coins: clip.coins },
    image: { resolution: size, coins: picture.coins },
  };
}
