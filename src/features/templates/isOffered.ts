import type { Mode } from '../../../contract/generation.ts';
import type { Models } from '../generation/compose/useModels.ts';
import { availableModes } from '../generation/modes.ts';

/** False when no model offers this mode. True while the models are unknown. */
export function isOffered(mode: Mode, models: Pick<Models, 'all' | 'isPending'>): boolean {
  if (models.isPending || models.all.length === 0) return true;
  return availableModes(models.all).some((offered) => offered === mode);
}
