import { loadMessages } from '../i18n/messages.ts';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { createStore } from '../ui/createStore.ts';

/** True once notifications should be offered: the user has waited for an item and may be asked. */
export const noticeOffer = createStore(false);

/** Loads the offer of notifications and its texts. */
export const loadNoticeOffer = () =>
  prefetchQuietly(async () => {
    const [{ NoticeOffer }] = await Promise.all([
      import('../features/accounts/notices/NoticeOffer.tsx'),
      loadMessages('accounts'),
    ]);
    return NoticeOffer;
  });
