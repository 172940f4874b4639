import { pageStorage } from '../../../offline/storageAccess.ts';
import { pushCapability } from './devicePush.ts';

const DECLINED_KEY = 'kilas.notices_declined';

/** Whether this browser supports notifications, permission was never asked for, and the offer was not declined. */
export function mayOfferNotices(): boolean {
  return (
    pushCapability() === 'supported' &&
    Notification.permission === 'default' &&
    pageStorage()?.getItem(DECLINED_KEY) == null
  );
}

/** "No" is final; the switch in the settings remains. */
export function declineNotices(): void {
  try {
    pageStorage()?.setItem(DECLINED_KEY, 'true');
  } catch {
    // Storage is full: the offer appears again at the next start.
  }
}
