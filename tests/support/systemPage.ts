import pg from 'pg';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { type SystemReport, SystemReply } from '../../contract/dashboard.ts';
import { confirm, signUpConfirmedAdmin } from './dashboard.ts';
import { createStagedEngine } from './stagedEngine.ts';
import { createTestClock } from './testClock.ts';
import { createTestServer } from './testServer.ts';

/** A server without workers, an admin who reads its system page, and its database as a superuser. */
export async function openSystemPage() {
  const clock = createTestClock();
  const engine = await createStagedEngine();
  const server = await createTestServer({ clock, engines: [engine], isWorking: false });
  const admin = await signUpConfirmedAdmin(server);
  const owner = new pg.Pool({ connectionString: server.ownerUrl, max: 1 });
  return {
    clock,
    engine,
    server,
    admin,
    owner,
    async readSystem(): Promise<SystemReport> {
      await server.signInAgain(admin);
      await confirm(admin);
      const answer = await admin.call('GET', '/dashboard/system');
      expect(answer.status).toBe(200);
      return parse(SystemReply, answer.body).data;
    },
    async close(): Promise<void> {
      await owner.end();
      await server.close();
    },
  };
}

/** The codes of a report's concerns, in its order. */
export const codes = ({ concerns }: SystemReport) => concerns.map(({ code }) => code);
