import type { Mode } from '../../../contract/generation.ts';
import type { Models } from '../generation/compose/useModels.ts';
import { offeredModes } from '../generation/modes.ts';

/** False when no model offers this mode. True while the models are unknown. */
export function isOffered(mode: Mode, models: Pick<Models, 'all' | 'isPending' | 'error'>): boolean {
  return models.all.length === 0 || offeredModes(models).includes(mode);
}
