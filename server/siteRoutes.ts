import { siteEndpoints } from '../contract/site.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { businessClock } from './platform/businessTime.ts';
import { type Route, route } from './platform/http/call.ts';

/** What the public pages tell of this installation. The event ends by itself after its last day. */
export function siteRoutes({ config, clock }: { config: Config; clock: Clock }): Route[] {
  return [
    route(siteEndpoints.site, async ({ setHeader }) => {
      setHeader('Cache-Control', 'public, max-age=60');
      const { event } = config;
      const isOn = event !== null && businessClock(clock.now()).slice(0, 10) <= event.endsOn;
      return {
        data: {
          contact_email: config.contactEmail,
          event: isOn ? { prize_rupiah: event.prizeRupiah, ends_on: event.endsOn } : null,
          starting_coins: config.startingGrant,
        },
      };
    }),
  ];
}
