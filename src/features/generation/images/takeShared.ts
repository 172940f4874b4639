import { accountDatabase, subscribeToAccount } from '../../../api/persistence.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { readDeviceNote, type SharedPicture, writeDeviceNote } from '../../../offline/deviceNotes.ts';
import { withImages, withMode } from '../draft/draft.ts';
import { offerBack } from '../draft/offerBack.ts';
import { draftSession } from '../draft/useDraft.ts';
import { keepPicture } from './keepPicture.ts';

/** Milliseconds: what nobody has opened by then is no longer meant. */
const KEPT_MS = 24 * 3600 * 1000;

type Navigate = Parameters<typeof offerBack>[1];

/** What Chromium hands to an installed app that is opened with a file; not in TypeScript's library. */
interface LaunchQueue {
  setConsumer(consume: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Puts a picture that another app has shared, or that was opened with Kilas, into the composer, once it is known whose it is. Once a page. */
export function followShared(navigate: Navigate): void {
  const take = () => void takeShared(navigate).catch(() => undefined);
  subscribeToAccount(take);
  take();
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    const [first] = files;
    if (first) void first.getFile().then((picture) => keepShared({ picture, at: Date.now() }).then(take));
  });
}

const keepShared = (shared: SharedPicture): Promise<void> => writeDeviceNote('shared', shared);

async function takeShared(navigate: Navigate): Promise<void> {
  if (!accountDatabase()) return;
  const shared = await readDeviceNote('shared');
  if (!shared) return;
  await writeDeviceNote('shared', null);
  if (Date.now() - shared.at > KEPT_MS) return;
  const session = draftSession();
  const [before, image] = await Promise.all([session.opened(), keepPicture(shared.picture), loadMessages('composer')]);
  session.change((current) => withImages(withMode(current, 'image-to-video'), [image]));
  await navigate({ to: '/generate/{-$mode}', params: { mode: 'image-to-video' }, search: {}, replace: true });
  offerBack(before, navigate);
}
