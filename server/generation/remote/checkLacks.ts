import { runEachStep } from '../../platform/runEachStep.ts';
import type { GenerationDeps } from '../generationDeps.ts';

/** Has every engine ask its server again for what it lacked. @param isAsked by an admin: also what is not due yet */
export async function checkLacks(
  { catalog }: Pick<GenerationDeps, 'catalog'>,
  { isAsked = false }: { isAsked?: boolean } = {},
): Promise<void> {
  await runEachStep(catalog.everyEngine().map((engine) => async () => engine.checkLacks?.(isAsked)));
}
