const DISMISSED_KEY = 'kilas.install_dismissed_at';
/** Milliseconds before somebody who said "later" is asked again. */
const PAUSE_MS = 30 * 24 * 3600 * 1000;

/** How this browser installs: by its own dialog, by hand through the share sheet (iOS), or not at all. */
export type InstallWay = 'dialog' | 'share-sheet' | 'none';

export interface BrowserFacts {
  hasOffer: boolean;
  isStandalone: boolean;
  userAgent: string;
  maxTouchPoints: number;
}

/** Which way fits this browser. iPadOS calls itself a Mac; a Mac has no touch screen. */
export function installWay({ hasOffer, isStandalone, userAgent, maxTouchPoints }: BrowserFacts): InstallWay {
  if (isStandalone) return 'none';
  if (hasOffer) return 'dialog';
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  // Browsers inside other apps (Instagram, Facebook, LINE, TikTok) have no share sheet that installs.
  const isInsideApp = /Instagram|FBAN|FBAV|Line\/|TikTok|musical_ly/.test(userAgent);
  return isApple && !isInsideApp ? 'share-sheet' : 'none';
}

/** True unless the person said "later" not long ago. */
export function mayOfferInstall(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  const dismissedAt = storage.getItem(DISMISSED_KEY);
  return dismissedAt === null || now - Number(dismissedAt) > PAUSE_MS;
}

export function noteInstallDismissed(storage: Pick<Storage, 'setItem'>, now: number): void {
  storage.setItem(DISMISSED_KEY, String(now));
}
