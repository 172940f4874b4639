import { loadMessages } from '../../i18n/messages.ts';

/**
 * A part of the studio that opens on demand, with the studio's texts: the composer, which most people see first, comes
 * without either. `lazy(async () => ({ default: (await onDemand(import('./FilterSheet.tsx'))).FilterSheet }))`
 */
export async function onDemand<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadMessages('generation')]);
  return loaded;
}
