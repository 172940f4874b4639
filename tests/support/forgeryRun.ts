import { expect } from 'vitest';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { readBalance } from '../../server/credits/readBalance.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { createRandom, type Random } from './random.ts';
import { query } from './embeddedServer.ts';
import type { TestServer } from './testServer.ts';

/** Seed of all forgeries; `FORGERIES_SEED` repeats a run. */
export const SEED = Number(process.env.FORGERIES_SEED ?? Date.now() % 1e9);
const SENDERS = 16;
/** Tables of counts, which forgeries raise. */
const COUNTS = ['rate_limits', 'webhook_refusals'];

/** What repeats and forgeries are sent with, and what is expected of them. */
export interface ForgeryRun {
  random: Random;
  /** What each account must have at the end, whatever is sent after its own try. */
  balances: Map<string, number>;
  /** Sends something for each of a list, several at a time. @returns the answers in the list's order */
  sendAll<Each, Answer>(list: readonly Each[], send: (each: Each) => Promise<Answer>): Promise<Answer[]>;
  /** A digest of each table's rows, without the counts of tries. */
  readTables(): Promise<Record<string, string>>;
  /** Forgeries: all are refused as the caller's fault, and none changes a row. */
  expectRefused<Each>(forgeries: readonly Each[], send: (forgery: Each) => Promise<{ status: number }>): Promise<void>;
  /**
   * The books agree, every account has what it should, and no list of forgeries was empty by mistake.
   * @param leastSent of all that was sent
   */
  expectSettled(leastSent: number): Promise<void>;
}

/** @param server asked for when something is sent: it is opened after this */
export function createForgeryRun(server: () => TestServer): ForgeryRun {
  const balances = new Map<string, number>();
  let sent = 0;

  async function sendAll<Each, Answer>(list: readonly Each[], send: (each: Each) => Promise<Answer>) {
    const answers: Answer[] = [];
    const queue = list.entries();
    const sendOn = async () => {
      for (const [place, each] of queue) answers[place] = await send(each);
    };
    await Promise.all(Array.from({ length: SENDERS }, sendOn));
    sent += list.length;
    return answers;
  }

  async function readTables(): Promise<Record<string, string>> {
    const { ownerUrl } = server();
    const tables = (await query(
      ownerUrl,
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )) as { name: string }[];
    const digests = tables
      .filter(({ name }) => !COUNTS.includes(name))
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${name} t`,
      );
    const rows = (await query(ownerUrl, digests.join(' union all '))) as { name: string; digest: string }[];
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  }

  return {
    random: createRandom(SEED),
    balances,
    sendAll,
    readTables,
    async expectRefused(forgeries, send) {
      const before = await readTables();
      const answers = await sendAll(forgeries, send);
      const taken = forgeries.filter((_, place) => answers[place]!.status < 400 || answers[place]!.status >= 500);
      expect([SEED, taken]).toEqual([SEED, []]);
      expect([SEED, await readTables()]).toEqual([SEED, before]);
    },
    async expectSettled(leastSent) {
      const { database } = server().services;
      expect([SEED, await runVerifications({ database, verifications: VERIFICATIONS })]).toEqual([SEED, []]);
      const now = new Map<string, number>();
      for (const id of balances.keys()) now.set(id, (await readBalance(database, id)).balance);
      expect([SEED, now]).toEqual([SEED, balances]);
      expect(sent).toBeGreaterThan(leastSent);
    },
  };
}

/** How many answers have a status. */
export const countOf = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((each) => each.status === status).length;

/** The numbers below one. */
export const times = (length: number): number[] => Array.from({ length }, (_, index) => index);
