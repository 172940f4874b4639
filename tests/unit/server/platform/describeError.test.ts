/**
 * A logged error has its statement, place and cause, but no bound values. Faults of the database and of the request are
 * told apart.
 */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseFault } from '../../../../server/platform/database/databaseFault.ts';
import { describeError, describeErrorInLines } from '../../../../server/platform/describeError.ts';
import { createLog } from '../../../../server/platform/log.ts';

const failed = (code: string, message = 'no') => {
  const cause = Object.assign(new pg.DatabaseError(message, 1, 'error'), { code });
  return new DrizzleQueryError('select 1 where email = $1', ['ani@contoh.id', 'rahasia\n    at sela.ts:1:1'], cause);
};

describe('an error in the log', () => {
  it('has its statement, its place and its cause, and not what was bound to it', () => {
    const told = describeError(failed('22P02', 'invalid input syntax for type uuid: "rahasia"'));
    const text = JSON.stringify(told);
    expect(text).toContain('select 1 where email = $1');
    expect(told.at).toMatch(/^at .*describeError\.test\.ts/);
    expect(text).not.toMatch(/ani@|rahasia/);
  });

  it('is the same on a terminal', () => {
    const text = describeErrorInLines(failed('23505', 'the row is there already'));
    expect(text).toMatch(/^Failed query: select 1 where email = \$1\n {4}at .*describeError\.test\.ts/);
    expect(text).toContain('Caused by: the row is there already');
    expect(text).not.toMatch(/ani@|rahasia/);
  });

  it('is told so wherever it stands in a line', () => {
    let line = '';
    const log = createLog('info', { write: (text) => void (line += text) });
    const error = failed('23505');
    log.warn({ error: error.message, again: error, mail: '550 unknown user budi.h+x@mail.contoh.id' }, 'it failed');
    expect(line).toContain('it failed');
    expect(line).not.toMatch(/ani@|rahasia|budi/);
  });
});

describe('a fault of the database', () => {
  it('is told from a fault of the request', () => {
    expect(['55P03', '57014', '53300', '57P01', '08006', '40P01'].map((code) => isDatabaseFault(failed(code)))).toEqual(
      Array(6).fill(true),
    );
    expect(['23505', '22P02', '42601'].map((code) => isDatabaseFault(failed(code)))).toEqual(Array(3).fill(false));
    const refused = Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' });
    const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
    expect([isDatabaseFault(refused), isDatabaseFault(missing), isDatabaseFault(new Error('x'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isDatabaseFault(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });
});
