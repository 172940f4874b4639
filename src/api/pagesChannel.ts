import { PAGES_CHANNEL } from '../offline/names.ts';
import type { LiveEventsDeps } from './createLiveEvents.ts';

/** Tells the other pages of Kilas in this browser that this one is looked at, and hears the same of them. */
export function openPagesChannel(): LiveEventsDeps['otherPages'] {
  const channel = new BroadcastChannel(PAGES_CHANNEL);
  return {
    tell: () => channel.postMessage(null),
    listen(handle) {
      channel.addEventListener('message', handle);
      return () => channel.removeEventListener('message', handle);
    },
  };
}
