import { createExternalState } from '../pwa/externalState.ts';

/** True once somebody has waited for an item who could be told instead. */
export const noticeOffer = createExternalState(false);
