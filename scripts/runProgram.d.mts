import type { SpawnOptions } from 'node:child_process';

export function runProgram(
  program: string,
  args: readonly string[],
  options?: SpawnOptions & { isCaptured?: boolean; passesSignals?: boolean },
): Promise<{ exitCode: number; output: string }>;
export function askProgram(program: string, args: readonly string[]): string | undefined;
