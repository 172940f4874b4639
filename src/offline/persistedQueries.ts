/**
 * The allow-list: the first part of a query key that is kept offline, as in `['library', { page: 1 }]`. The data of
 * these queries is the whole reply of the call (`{ data: … }`, with the page fields for lists), one query a page, never
 * an infinite query: that would be written whole at each page. What each must look like stands in persistedSchemas.ts.
 */
const PERSISTED_QUERIES = [
  'user',
  'library',
  'history',
  'video-task',
  'image-task',
  'video-models',
  'image-models',
  'daily-limit',
  'pricing',
  'quote',
  'balance',
  'templates',
  'articles',
  'article',
  'activity',
  'activity-summary',
  'activity-chart',
  'activity-patterns',
  'invoices',
  // A payment: its number is needed at a cash machine without a signal.
  'invoice',
  'invoice-stats',
  'pending-topups',
  'packages',
  'payment-channels',
  'order-summary',
  'credits-summary',
  'site',
] as const;
export type PersistedQueryRoot = (typeof PERSISTED_QUERIES)[number];

const roots: ReadonlySet<unknown> = new Set(PERSISTED_QUERIES);

/** Whether a query is persisted. */
export function isPersisted(queryKey: readonly unknown[]): boolean {
  return roots.has(queryKey[0]);
}
