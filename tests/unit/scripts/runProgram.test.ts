import { describe, expect, it } from 'vitest';
import { askProgram, runProgram } from '../../../scripts/runProgram.mjs';

// How the scripts run other programs: every end is an exit code, as in a shell, and none of them throws.

const node = process.execPath;

describe('a program that is run', () => {
  it('returns its exit code, and what it wrote to both outputs', async () => {
    const script = "console.log('out'); console.error('err'); process.exitCode = 3";
    const { exitCode, output } = await runProgram(node, ['-e', script], { isCaptured: true });
    expect(exitCode).toBe(3);
    expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
  });

  it('returns 128 and the number of the signal that ended it', async () => {
    expect(await runProgram(node, ['-e', "process.kill(process.pid, 'SIGKILL')"])).toEqual({
      exitCode: 137,
      output: '',
    });
  });

  it('returns 127 when there is no such program', async () => {
    expect(await runProgram('/no/such/program', [])).toEqual({ exitCode: 127, output: '' });
  });
});

describe('a program that is asked', () => {
  it('answers with what it prints', () => {
    expect(askProgram(node, ['--version'])).toBe(`${process.version}\n`);
  });

  it('has no answer when it fails or is not there', () => {
    expect(askProgram(node, ['--no-such-option'])).toBeUndefined();
    expect(askProgram('/no/such/program', [])).toBeUndefined();
  });
});
