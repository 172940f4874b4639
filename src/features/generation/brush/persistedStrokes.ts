import { del, get, set } from 'idb-keyval';
import { accountDatabase } from '../../../api/persistence.ts';
import type { Stroke } from './cutOutCanvas.ts';

/** What was painted on one picture. */
interface PersistedStrokes {
  picture: string;
  strokes: readonly Stroke[];
}

const NAME = 'generator-strokes';

/**
 * Stores the strokes on a picture until they are used or thrown away, so that they outlast a reload, and a page that a
 * phone closes in the background. Only those of the picture painted on last are stored.
 */
export async function persistStrokes(picture: string, strokes: readonly Stroke[]): Promise<void> {
  const drafts = accountDatabase()?.drafts;
  if (!drafts) return;
  // A browser without storage still paints.
  await (
    strokes.length > 0 ? set(NAME, { picture, strokes } satisfies PersistedStrokes, drafts) : del(NAME, drafts)
  ).catch(() => undefined);
}

/** The strokes that an earlier page left on this picture. */
export async function loadStrokes(picture: string): Promise<readonly Stroke[]> {
  const drafts = accountDatabase()?.drafts;
  const persisted = drafts && (await get<PersistedStrokes>(NAME, drafts).catch(() => undefined));
  return persisted?.picture === picture ? persisted.strokes : [];
}
