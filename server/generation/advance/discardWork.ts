import type { Engine } from '../engine.ts';
import type { GenerationDeps } from '../generationDeps.ts';

/** Lets an engine discard work whose task has ended. Never throws: what fails here, `sweepOrphans` repeats later. */
export async function discardWork({
  deps,
  engine,
  providerTaskId,
}: {
  deps: Pick<GenerationDeps, 'log'>;
  engine: Engine | undefined;
  providerTaskId: string | null;
}): Promise<void> {
  if (!engine || !providerTaskId) return;
  try {
    await engine.discard(providerTaskId);
  } catch (error) {
    deps.log.warn(
      { engine: engine.id, work: providerTaskId, error: (error as Error).message },
      'work that nobody waits for could not be discarded',
    );
  }
}
