import { endpoint } from './endpoint.ts';
import { dataOf } from './primitives.ts';
import { Site } from './schemas/site.ts';

export * from './schemas/site.ts';

export const siteEndpoints = {
  site: endpoint('GET /site', {
    access: 'public',
    summary: 'What the public pages tell of this installation',
    reply: dataOf(Site),
  }),
};
