/**
 * `begin` and `commit` travel with a transaction's first and last statement. Even so, one that fails leaves nothing,
 * with or without a pooler.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDatabaseError } from '../../server/platform/database/database.ts';
import { openDatabase, type OpenDatabase } from '../../server/platform/database/openDatabase.ts';
import { sendWithCommit } from '../../server/platform/database/joinStatements.ts';
import { createLog } from '../../server/platform/log.ts';
import { createTestDatabase } from '../support/testDatabase.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenDatabase;

const insert = (note: string) => sql`insert into notes values (${note}) returning note`;
const notes = async () => {
  const { rows } = await opened.database.execute<{ note: string }>(sql`select note from notes order by note`);
  return rows.map(({ note }) => note);
};
/** As the query builder makes one. */
const asLast = (note: string) => {
  const params = [note];
  return {
    toSQL: () => ({ sql: 'insert into notes values ($1)', params }),
    execute: () => {
      throw new Error('it goes with the commit');
    },
  };
};

describe.each([
  ['of a connection', false],
  ['of a connection through a pooler', true],
])('statements %s that go together', (_name, isPooled) => {
  beforeAll(async () => {
    own = await createTestDatabase();
    const log = createLog('silent');
    opened = openDatabase({ connectionString: own.connectionString, poolSize: 1, log, isPooled });
    await opened.database.execute(sql`create temporary table notes (note text primary key)`);
  });
  beforeEach(() => opened.database.execute(sql`delete from notes`));
  afterAll(async () => {
    await opened.close();
    await own.drop();
  });

  it('begin with their transaction and end with its commit', async () => {
    const answer = await opened.database.transaction(async (transaction) => {
      const first = await transaction.execute<{ note: string }>(insert('first'));
      await sendWithCommit(transaction, asLast('last'));
      return first.rows;
    });
    expect(answer).toEqual([{ note: 'first' }]);
    expect(await notes()).toEqual(['first', 'last']);
  });

  it('may begin with several commands in one text', async () => {
    const both = sql`insert into notes values ('one'); insert into notes values ('two')`;
    await opened.database.transaction((transaction) => transaction.execute(both));
    expect(await notes()).toEqual(['one', 'two']);
    const undone = opened.database.transaction((transaction) =>
      transaction.execute(sql`insert into notes values ('three'); select 1 / 0`),
    );
    await expect(undone).rejects.toThrow();
    expect(await notes()).toEqual(['one', 'two']);
  });

  it('leave nothing when the first one fails, or a later one, or the work itself', async () => {
    const failing = [sql`select 1 / 0`, sql`nothing at all`];
    for (const statement of failing)
      await expect(opened.database.transaction((transaction) => transaction.execute(statement))).rejects.toThrow();
    await expect(
      opened.database.transaction(async (transaction) => {
        await transaction.execute(insert('gone'));
        await transaction.execute(sql`select 1 / 0`);
      }),
    ).rejects.toThrow();
    await expect(
      opened.database.transaction(async (transaction) => {
        await transaction.execute(insert('gone'));
        await sendWithCommit(transaction, asLast('gone too'));
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    expect(await notes()).toEqual([]);
  });

  it('do not commit when the last one fails', async () => {
    const committing = opened.database.transaction(async (transaction) => {
      await transaction.execute(insert('twice'));
      await sendWithCommit(transaction, asLast('twice'));
    });
    expect(readDatabaseError(await committing.catch((error: unknown) => error))?.code).toBe('23505');
    expect(await notes()).toEqual([]);
  });

  it('do not run outside their transaction when it cannot begin', async () => {
    const options = { isolationLevel: 'of a kind that is not known' as 'serializable' };
    await expect(
      opened.database.transaction((transaction) => transaction.execute(insert('alone')), options),
    ).rejects.toThrow();
    expect(await notes()).toEqual([]);
  });

  it('may be named, and fail first', async () => {
    const divide = (by: number) =>
      opened.database.transaction((transaction) =>
        transaction
          .select({ answer: sql<number>`1 / ${sql.placeholder('by')}::int` })
          .from(sql`(values (1)) one`)
          .prepare('joined_division')
          .execute({ by }),
      );
    await expect(divide(0)).rejects.toThrow();
    expect(await divide(1)).toEqual([{ answer: 1 }]);
  });

  it('cost nothing when there are none', async () => {
    expect(await opened.database.transaction(async () => 'nothing')).toBe('nothing');
    expect(await opened.database.transaction(async (transaction) => sendWithCommit(transaction, asLast('alone')))).toBe(
      undefined,
    );
    expect(await notes()).toEqual(['alone']);
  });
});
