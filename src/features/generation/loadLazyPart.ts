import { loadMessages } from '../../i18n/messages.ts';

/**
 * Loads an on-demand part of the studio together with the studio's texts; the composer, which most people see first,
 * loads neither. `lazy(async () => ({ default: (await loadLazyPart(import('./FilterSheet.tsx'))).FilterSheet }))`
 */
export async function loadLazyPart<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadMessages('generation')]);
  return loaded;
}
