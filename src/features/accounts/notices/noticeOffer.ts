import { pageStorage } from '../../../offline/storageAccess.ts';
import { pushCapability } from './devicePush.ts';

const DECLINED_KEY = 'kilas.notices_declined';

/** Whether this browser could show notifications, was never asked by us or by itself, and nobody has said no. */
export function mayOfferNotices(): boolean {
  return (
    pushCapability() === 'supported' &&
    Notification.permission === 'default' &&
    pageStorage()?.getItem(DECLINED_KEY) == null
  );
}

/** "No" counts for good: the switch stays in the settings. */
export function declineNotices(): void {
  try {
    pageStorage()?.setItem(DECLINED_KEY, 'true');
  } catch {
    // Full: it is asked again at the next start.
  }
}
