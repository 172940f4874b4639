interface Failure {
  name: string;
  place: string;
  reason: string;
  passedLater: boolean;
}

interface Counts {
  passed: number;
  failed: number;
  skipped?: number;
  note?: string;
  failures?: Failure[];
}

export function countVitest(file: string, exitCode: number): Counts;
export function countPlaywright(file: string, exitCode: number): Counts;
export function describeFailure(failure: Failure): string[];
