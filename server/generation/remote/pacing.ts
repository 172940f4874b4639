/** How often a provider is polled, in seconds; tests use shorter values. */
export interface Pacing {
  /** Between two polls of accepted work. */
  lookEvery: number;
  /**
   * Waits between the lookups of a submission of unknown fate; if it is absent at the last lookup, it is submitted
   * again.
   */
  lookups: number[];
  /** Before the first retry after a fault; doubled with every further fault. */
  firstBackOff: number;
}

/**
 * Polls every few seconds, as the providers' own samples do; the last lookup comes long after a request could still be
 * in flight.
 */
export const USUAL_PACING: Pacing = { lookEvery: 6, lookups: [3, 15, 60, 120], firstBackOff: 2 };
