import { DAY_MS } from '../../../../contract/durations.ts';
import { codeText, errorText } from '../../../api/errorTexts.ts';
import { accountDatabase, subscribeToAccount } from '../../../api/persistence.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { readDeviceValue, writeDeviceValue } from '../../../offline/deviceStore.ts';
import { onSharedPicture } from '../../../offline/sharedPicture.ts';
import { showToast } from '../../../ui/showToast.ts';
import { withImages, withMode } from '../draft/draft.ts';
import { offerDraftRestore } from '../draft/offerDraftRestore.ts';
import { draftSession } from '../draft/useDraft.ts';
import { storePicture } from './storePicture.ts';
import { ImageRefusedError } from './prepareImage.ts';

/** Milliseconds after which a shared image that nobody opened is dropped. */
const KEPT_MS = DAY_MS;
const SHARED_TO = '/generate/image-to-video';

type Navigate = Parameters<typeof offerDraftRestore>[1];

/**
 * Puts an image that another app has shared, or that was opened with Kilas, into the composer once the account is
 * known. Called once per page.
 */
export function watchShared(navigate: Navigate): void {
  let taken = Promise.resolve();
  const take = (isExpected: () => boolean) =>
    void (taken = taken.then(() => takeShared(navigate, isExpected)).catch(tellFailure));
  onSharedPicture(() => take(() => true));
  subscribeToAccount(() => take(isSharedTo));
  take(isSharedTo);
}

/** Whether this page was opened by the phone's share sheet with an image (sw/share.ts). */
const isSharedTo = () => location.pathname === SHARED_TO && /[?&]source=share\b/.test(location.search);

async function takeShared(navigate: Navigate, isExpected: () => boolean): Promise<void> {
  if (!accountDatabase()) return;
  const shared = await readDeviceValue('shared');
  if (!shared && !isExpected()) return;
  await writeDeviceValue('shared', null).catch(() => undefined);
  if (shared && Date.now() - shared.at > KEPT_MS) return;
  await loadMessages('composer');
  const open = () =>
    navigate({ to: '/generate/{-$mode}', params: { mode: 'image-to-video' }, search: {}, replace: true });
  if (!shared?.picture) {
    await open();
    throw new ImageRefusedError(shared ? 'image_too_large' : 'image_unreadable');
  }
  const session = draftSession();
  const [before, image] = await Promise.all([session.opened(), storePicture(shared.picture)]);
  session.change((current) => withImages(withMode(current, 'image-to-video'), [image]));
  await open();
  offerDraftRestore(before, navigate);
}

/** Reports why a shared image is not in the composer. */
async function tellFailure(error: unknown): Promise<void> {
  await loadMessages('composer');
  showToast({ type: 'error', title: error instanceof ImageRefusedError ? codeText(error.code) : errorText(error) });
}
