import { createStore } from '../ui/createStore.ts';

/** True once somebody has waited for an item who could be told instead. */
export const noticeOffer = createStore(false);
