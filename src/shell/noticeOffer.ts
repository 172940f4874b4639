import { createStore } from '../ui/createStore.ts';

/** True once the user has waited for an item without having notifications on. */
export const noticeOffer = createStore(false);
