/**
 * Behind PgBouncer in transaction mode the product answers, works and updates its pages as without it, within the same
 * time limits.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { type AcceptedReply, endOf, readBalance } from '../support/generationCalls.ts';
import { openStream } from '../support/openStream.ts';
import { hasPgBouncer, startPgBouncer } from '../support/pgBouncer.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer } from '../support/testServer.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { removeFolder } from '../support/removeFolder.ts';

describe.skipIf(!hasPgBouncer)('behind PgBouncer, by the transaction (NOT RUN where it is not installed)', () => {
  it('answers, works and updates pages as without it, within the same limits', { timeout: 120_000 }, async () => {
    const database = await createTestDatabase();
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-pooled-'));
    const pooler = await startPgBouncer(database.connectionString);
    const server = await createTestServer({
      engines: [await createStagedEngine()],
      env: { DATABASE_URL: database.connectionString, DATABASE_POOLER_URL: pooler.url },
      own: { database, dataDirectory },
    });
    try {
      const people = await Promise.all(Array.from({ length: 4 }, () => server.signUp({ coins: 100 })));
      const streams = await Promise.all(people.map((person) => openStream(server.url, person)));
      // Prepared statements from more callers than the pooler has connections, while transactions begin and end.
      const tasks = await Promise.all(
        people.map(async (person) => {
          const { body } = await person.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'teluk' });
          for (let turn = 0; turn < 10; turn += 1)
            expect((await person.call('GET', '/library/?search=teluk')).status).toBe(200);
          return body.data.items[0]!;
        }),
      );
      for (const [place, person] of people.entries()) {
        const { status, credits } = await endOf(person, tasks[place]!);
        expect(status).toBe('completed');
        expect(await readBalance(person)).toEqual({ balance: 100 - credits.charged, held: 0 });
        const told = () =>
          streams[place]!.events.some(
            (event) =>
              event.type === 'task' &&
              (event.task as Task).id === tasks[place]!.id &&
              event.task.status === 'completed',
          );
        await waitUntil('its page is told', told);
        streams[place]!.close();
      }
      const bounds = await server.services.database.execute(
        sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`,
      );
      expect(bounds.rows).toEqual([{ lock: '1800ms', statement: '10s' }]);
    } finally {
      await server.close();
      await pooler.stop();
      await database.drop();
      await removeFolder(dataDirectory);
    }
  });
});
