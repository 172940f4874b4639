import { endpoint } from './endpoint.ts';
import { dataOf } from './primitives.ts';
import { Site } from './schemas/site.ts';

/**
 * Unlike other tables, this one does not re-export its schemas: the landing page makes this call and would load them
 * too.
 */
export const siteEndpoints = {
  site: endpoint('GET /site', {
    access: 'public',
    summary: 'What the public pages tell of this installation',
    reply: dataOf(Site),
  }),
};
