import { open } from 'node:fs/promises';

/** Syncs a folder: until then a power cut may undo a rename or lose a file's name. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders and does not need to sync them.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
