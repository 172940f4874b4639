/** Temporary folders of killed render processes are removed, those in use are not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder, sweepTempFolders } from '../../../../../server/generation/embedded/renderTempFolder.ts';

const exists = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  );

it('removes the folders of killed processes, and none that somebody works in', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  const ofTheDead = path.join(tmpdir(), `kilas-render-${gone.pid}-abcdef`);
  const nobodys = path.join(tmpdir(), `kilas-render-nobody-${process.pid}`);
  const others = path.join(tmpdir(), `kilas-other-${gone.pid}-abcdef`);
  const mine = await makeTempFolder();
  try {
    for (const folder of [ofTheDead, nobodys, others]) await mkdir(folder, { recursive: true });
    await writeFile(path.join(ofTheDead, 'frame'), 'half a clip');
    expect(await sweepTempFolders()).toBeGreaterThanOrEqual(2);
    expect(await Promise.all([ofTheDead, nobodys, others, mine].map(exists))).toEqual([false, false, true, true]);
  } finally {
    for (const folder of [ofTheDead, nobodys, others, mine]) await rm(folder, { recursive: true, force: true });
  }
});
