/**
 * Runs steps one after another that do not depend on each other: one that fails does not keep the later ones from
 * running.
 * @throws the first failure, after all steps have run; it is the one that is logged
 */
export async function runEachStep(steps: Iterable<() => Promise<unknown>>): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
