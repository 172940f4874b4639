import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest however short its file is: begun last, it would run on alone. */
const LONG = [
  'serverKilled',
  'remoteEngineKilled',
  'webhookStorm',
  'enginesModelArk',
  'enginesOpenAi',
  'embeddedImages',
  'embeddedEngine',
  'generation',
  'mail',
  'families',
  'frames',
  'details',
  'editPicture',
];

/** Vitest's order (what took longest last time, else the largest file), behind the files that are known to take long. */
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
