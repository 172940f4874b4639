import { keepSharedPicture } from '../offline/sharedPicture.ts';

/** Chromium's queue for installed apps that are opened with a file; missing in TypeScript's library. */
interface LaunchQueue {
  setConsumer(consume: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/**
 * Keeps a picture that was opened with the installed app. For guests as well: the page that got it may be gone by the
 * time they have signed in. A file that cannot be read any more counts as one that is damaged.
 */
export function keepOpenedFiles(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: [first] = [] }) => {
    if (first) void first.getFile().then(keepSharedPicture, () => keepSharedPicture(new Blob()));
  });
}
