import { storeSharedPicture } from '../offline/sharedPicture.ts';

/** Chromium's queue for installed apps that are opened with a file; missing in TypeScript's library. */
interface LaunchQueue {
  setConsumer(consume: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/**
 * Stores a picture with which the installed app was opened, for guests too: this page may be gone by the time they have
 * signed in. A file that cannot be read counts as damaged.
 */
export function storeOpenedFiles(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: [first] = [] }) => {
    if (first) void first.getFile().then(storeSharedPicture, () => storeSharedPicture(new Blob()));
  });
}
