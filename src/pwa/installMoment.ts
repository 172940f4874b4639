const DISMISSED_KEY = 'kilas.install_dismissed_at';

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

/** True unless the user has said "not now" once: nobody is asked twice, and the browser's own menu installs too. */
export function mayOfferInstall(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(DISMISSED_KEY) === null;
}

export function persistInstallDismissed(storage: Pick<Storage, 'setItem'>, now: number): void {
  storage.setItem(DISMISSED_KEY, String(now));
}
