import { loadMessages } from '../i18n/messages.ts';
import { prefetchQuietly } from '../pwa/missingFiles.ts';

/** Loads the offer of notifications and its texts. */
export const loadNoticeOffer = () =>
  prefetchQuietly(async () => {
    const [{ NoticeOffer }] = await Promise.all([
      import('../features/accounts/notices/NoticeOffer.tsx'),
      loadMessages('accounts'),
    ]);
    return NoticeOffer;
  });
