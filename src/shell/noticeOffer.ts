import { createStore } from '../ui/createStore.ts';

/** True once notifications should be offered: the user has waited for an item and may be asked. */
export const noticeOffer = createStore(false);
