import { endpoint } from './endpoint.ts';
import { dataOf } from './primitives.ts';
import { Site } from './schemas/site.ts';

/** Unlike other tables this one does not pass its schemas on: the landing page asks this call and would bring them along. */
export const siteEndpoints = {
  site: endpoint('GET /site', {
    access: 'public',
    summary: 'What the public pages tell of this installation',
    reply: dataOf(Site),
  }),
};
