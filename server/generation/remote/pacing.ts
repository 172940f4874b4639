/** How often a provider is asked. Seconds; tests go faster. */
export interface Pacing {
  /** Between two looks at accepted work. */
  lookEvery: number;
  /** After each submission of unknown fate, counted from the one before; absent at the last one, it is submitted again. */
  lookups: number[];
  /** Before the first try after a fault; doubled from there. */
  firstBackOff: number;
}

/** Looks every few seconds, as the providers' own samples do; the last lookup comes long after any request can still be on its way. */
export const USUAL_PACING: Pacing = { lookEvery: 6, lookups: [3, 15, 60, 120], firstBackOff: 2 };
