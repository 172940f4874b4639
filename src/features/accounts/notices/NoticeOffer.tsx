import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { devicePushQuery } from './devicePushQuery.ts';
import { switchPushOn } from './devicePush.ts';
import { declineNotices, mayOfferNotices } from './noticeOffer.ts';
import { usePushFailure } from './usePushFailure.ts';

/** Offers notifications to a user who waits for an item. The browser's own prompt appears only after a yes. */
export function NoticeOffer() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const pushFailure = usePushFailure(errorText);
  const queryClient = useQueryClient();
  // Mounted anew with each screen: who has answered is not asked again.
  const [isOpen, setIsOpen] = useState(mayOfferNotices);
  const [isBusy, setIsBusy] = useState(false);
  if (!isOpen) return null;

  function handleNo() {
    declineNotices();
    setIsOpen(false);
  }

  async function handleYes() {
    setIsBusy(true);
    try {
      const state = await switchPushOn();
      if (state === 'on')
        showToast({ type: 'success', title: t`Notifications are on`, description: t`You can close Kilas meanwhile.` });
    } catch (error) {
      pushFailure(error);
    }
    await queryClient.invalidateQueries({ queryKey: devicePushQuery.queryKey });
    setIsOpen(false);
  }

  return (
    <section
      aria-label={t`Notifications`}
      className="bg-surface border-line rounded-box animate-rise border p-4 sm:flex sm:items-center sm:gap-4"
    >
      <div className="flex grow items-start gap-3">
        <BellRing className="text-accent mt-0.5 size-6 shrink-0" aria-hidden="true" />
        <div>
          <h2 className="font-bold">
            <Trans>Shall we tell you when something you make is ready?</Trans>
          </h2>
          <p className="text-base-content/80 mt-0.5">
            <Trans>No need to wait here: a notification comes even while Kilas is closed.</Trans>
          </p>
        </div>
      </div>
      <div className="mt-3 flex justify-end gap-2 tiny:flex-wrap sm:mt-0 sm:shrink-0">
        <Button variant="ghost" onClick={handleNo}>
          <Trans>No, thanks</Trans>
        </Button>
        <Button variant="primary" isBusy={isBusy} onClick={() => void handleYes()}>
          <Trans>Tell me</Trans>
        </Button>
      </div>
    </section>
  );
}
