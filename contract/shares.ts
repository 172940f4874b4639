import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dataOf, IdParams } from './primitives.ts';
import { NewReport, Share, SharedItem, ShareParams, ShareSettings } from './schemas/shares.ts';

export * from './schemas/shares.ts';

/** The page of a shared item, and the start of the paths of its files. */
export const SHARE_BASE = '/s';

export const sharesEndpoints = {
  share: endpoint('GET /library/{id}/share', {
    access: 'user',
    summary: 'The public link of an item; null without one',
    params: IdParams,
    reply: dataOf(v.nullable(Share)),
  }),
  openShare: endpoint('PUT /library/{id}/share', {
    access: 'user',
    summary: 'Make a public link for a finished item, or change what it shows',
    params: IdParams,
    body: ShareSettings,
    reply: dataOf(Share),
  }),
  endShare: endpoint('DELETE /library/{id}/share', {
    access: 'user',
    summary: 'End the public link; a new one has another address',
    params: IdParams,
  }),
  shared: endpoint('GET /shared/{token}', {
    access: 'public',
    summary: 'A shared item',
    params: ShareParams,
    reply: dataOf(SharedItem),
  }),
  report: endpoint('POST /shared/{token}/report', {
    access: 'public',
    summary: 'Tell the operator what is wrong with a shared item',
    params: ShareParams,
    body: NewReport,
  }),
};
