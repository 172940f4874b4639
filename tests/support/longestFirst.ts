import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that run long although they are small: started last, they would still run when everything else is done. */
const LONG = [
  'serverKilled',
  'bank',
  'webhookStorm',
  'remoteEngineKilled',
  'serverStops',
  'backup',
  'databaseOutage',
  'manyProcesses',
  'paymentsKilled',
  'enginesModelArkFaults',
  'enginesModelArk',
  'embeddedEngine',
  'enginesOpenAi',
  'generation',
  'bucket',
  'embeddedImages',
  'databaseFrozen',
  'databaseFaults',
  'accountsSignUp',
  'paymentsXendit',
  'generationRequests',
  'mail',
  'families',
  'editPicture',
  'details',
  's3Trouble',
  'frames',
  'remoteResults',
];

/**
 * Vitest's order (longest last time first, else largest file), but with the files that are known to run long in front.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const known = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return known === -1 ? LONG.length : known;
    };
    return (await super.sort(files)).toSorted(
      (one, other) =>
        one.project.config.sequence.groupOrder - other.project.config.sequence.groupOrder || place(one) - place(other),
    );
  }
}
