import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '../../../contract/durations.ts';
import type { Mode } from '../../../contract/generation.ts';
import { coalesceReads } from '../../platform/coalesceReads.ts';
import type { Queries } from '../../platform/database/database.ts';
import { EVERYBODY, publishSignal } from '../../platform/events/liveEvents.ts';
import type { EngineLack } from '../engine.ts';
import { engineAnswers } from '../remote/answerTables.ts';
import type { RemoteEngineDeps } from '../remote/remoteEngineDeps.ts';

/** What is made at each path. */
const MODES_OF_PATH = {
  '/videos': ['text-to-video', 'image-to-video'],
  '/images/generations': ['text-to-image'],
  '/images/edits': ['image-edit', 'multi-image'],
} satisfies Record<string, Mode[]>;
export type CreationPath = keyof typeof MODES_OF_PATH;
export const CREATION_PATHS = Object.keys(MODES_OF_PATH) as CreationPath[];

/** How long a reading stays fresh; a later caller still gets it while it is refreshed in the background. */
const FRESH_MS = 5000;
/** The first look after a path was missing: the server may have been restarting with another set-up. */
const FIRST_CHECK_MS = 60_000;
const LAST_CHECKS_MS = DAY_MS;

export interface LackedPaths {
  /** Whether the server was found to lack the path where this is made. */
  has(mode: Mode): boolean;
  /** Call it after a path was noted as lacking for the first time. */
  announce(): Promise<void>;
  /** Reads anew what every process has found. */
  refresh(): Promise<void>;
  list(queries: Queries): Promise<EngineLack[]>;
  /**
   * Looks whether missing paths are there by now.
   * @param isThere null when the server does not tell
   * @param isAsked all of them, not only those whose next look is due
   */
  check(isThere: (path: CreationPath) => Promise<boolean | null>, isAsked: boolean): Promise<void>;
}

/**
 * Creation paths that a server turned out to lack. Worker processes find out, and web processes must know, or they would
 * accept requests that are bound to fail; so they are rows, which stay until the path is there.
 */
export function createLackedPaths({
  deps: { database, clock, log },
  engineId,
  server,
}: {
  deps: Pick<RemoteEngineDeps, 'database' | 'clock' | 'log'>;
  engineId: string;
  server: string;
}): LackedPaths {
  /** With other settings the server may be another: everything is looked at once after a start. */
  const startedAt = clock.now();
  let seen = new Set<Mode>();
  let readAt = -Infinity;
  const now = () => clock.now().getTime();
  const ofThisServer = and(
    eq(engineAnswers.engineId, engineId),
    eq(engineAnswers.server, server),
    eq(engineAnswers.code, 'engine_lacks_mode'),
  );

  const list = async (queries: Queries) => {
    const rows = await queries.select().from(engineAnswers).where(ofThisServer).orderBy(engineAnswers.path);
    return rows.map(({ path, since, at, status, said }) => ({
      path: path as CreationPath,
      modes: MODES_OF_PATH[path as CreationPath],
      since,
      checkedAt: at,
      answer: { status, said },
    }));
  };
  const refresh = coalesceReads(async () => {
    readAt = now();
    seen = new Set((await list(database)).flatMap(({ modes }) => modes));
  });
  const refreshInBackground = () =>
    void refresh().catch((error: Error) =>
      log.info({ error: error.message }, 'what the server lacks could not be read'),
    );
  refreshInBackground();

  const announce = async () => {
    await refresh();
    await publishSignal(database, { userId: EVERYBODY, type: 'offers' });
  };

  return {
    has(mode) {
      if (Math.abs(now() - readAt) > FRESH_MS) {
        readAt = now();
        refreshInBackground();
      }
      return seen.has(mode);
    },
    announce,
    refresh,
    list,
    async check(isThere, isAsked) {
      const due = (await list(database)).filter((lack) => isAsked || isDue({ ...lack, startedAt, now: clock.now() }));
      const found = await Promise.all(
        due.map(async ({ path }) => {
          const answer = await isThere(path);
          const row = and(ofThisServer, eq(engineAnswers.path, path));
          if (answer === false) await database.update(engineAnswers).set({ at: clock.now() }).where(row);
          if (answer !== true) return false;
          await database.delete(engineAnswers).where(row);
          log.info({ engine: engineId, path }, 'the server has a path that it lacked');
          return true;
        }),
      );
      if (found.includes(true)) await announce();
    },
  };
}

/** Each look comes twice as late as the one before, up to a day. */
export function isDue({
  since,
  checkedAt,
  startedAt,
  now,
}: {
  since: Date;
  checkedAt: Date;
  /** Of this process. */
  startedAt: Date;
  now: Date;
}): boolean {
  if (checkedAt < startedAt) return true;
  const known = checkedAt.getTime() - since.getTime();
  return now.getTime() - checkedAt.getTime() >= Math.min(LAST_CHECKS_MS, Math.max(FIRST_CHECK_MS, known));
}
