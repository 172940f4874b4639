import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** How often running statements are looked at, as parts of the patience. */
const LOOKS = 6;
/** A connection for asking is kept for this long: on a busy machine, opening one is what takes longest. */
const KEPT_MS = 30_000;
/** What has arrived meanwhile is read first. */
const READ_MS = 50;

interface Statement {
  client: pg.PoolClient;
  since: number;
}

/** What the driver's client has and its types do not tell. */
type Wire = pg.PoolClient & { processID?: number; connection: { stream: { destroy(error?: Error): void } } };

/** The statement of a server that is frozen, or behind a network that swallows everything. */
class NoAnswer extends Error {
  override name = 'NoAnswer';
  constructor() {
    super('Connection terminated: the database did not answer');
  }
}

/**
 * Cuts connections on which nobody answers: a server that is frozen keeps them open, and its own time-outs are frozen,
 * too. A slow statement is none of these: while one takes long, the database is asked over another connection whether it
 * lives and whether it works on it.
 *
 * Also lets a transaction fail with its own error, that of its commit too: the query builder rolls back before it passes
 * an error on, and where the connection is gone, that fails as well and is all that anybody would hear. And gives back
 * the connection of a transaction that cannot begin, which the query builder keeps: after as many outages as the pool has
 * connections, it had none left.
 * @param patienceMs after which who asked is told
 * @param statementMs after which the server itself ends a statement: who is frozen in the middle of one does not
 * @returns stops watching
 */
export function watchStatements(
  pool: pg.Pool,
  { connectionString, patienceMs, statementMs }: { connectionString: string; patienceMs: number; statementMs: number },
): () => void {
  const running = new Set<Statement>();
  const runningFor = (ms: number) => [...running].filter(({ since }) => performance.now() - since >= ms);
  const probe = createProbe(connectionString);
  let isAsking = false;

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const statement = { client, since: performance.now() };
      running.add(statement);
      const done = () => void running.delete(statement);
      const last = given.at(-1);
      if (typeof last === 'function') {
        given[given.length - 1] = (...answer: unknown[]) => {
          done();
          (last as (...answer: unknown[]) => void)(...answer);
        };
        return query(...given);
      }
      const answer = query(...given) as Promise<unknown>;
      answer.then(done, done);
      const text = textOf(given[0]);
      // Where it cannot be said, the server has heard it from the end of the connection.
      if (text === 'rollback') return answer.catch((error: Error) => cut(client, error));
      if (!text.startsWith('begin')) return answer;
      return answer.catch((error: Error) => {
        client.release(error);
        throw error;
      });
    }) as typeof client.query;
  });

  const look = async () => {
    for (const { client } of runningFor(statementMs + patienceMs)) cut(client, new NoAnswer());
    const asked = runningFor(patienceMs / 2);
    if (isAsking || asked.length === 0) return;
    isAsking = true;
    try {
      const unheard = await probe.findUnheard(asked, patienceMs / 2);
      await delay(READ_MS);
      for (const statement of unheard) if (running.has(statement)) cut(statement.client, new NoAnswer());
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void look(), patienceMs / LOOKS).unref();
  return () => {
    clearInterval(timer);
    probe.drop();
  };
}

function textOf(question: unknown): string {
  const text = typeof question === 'string' ? question : (question as { text?: string } | undefined)?.text;
  return text?.toLowerCase() ?? '';
}

function cut(client: pg.PoolClient, error: Error): void {
  (client as Wire).connection.stream.destroy(error);
}

/** Asks a database, over a connection of its own, which of the statements it does not work on. */
function createProbe(connectionString: string) {
  let kept: { client: pg.Client; ready: Promise<unknown> } | null = null;
  let goodbye: NodeJS.Timeout | undefined;

  const open = () => {
    const client = new pg.Client({ connectionString, application_name: 'kilas-probe' });
    client.on('error', () => undefined);
    return { client, ready: client.connect() };
  };
  const drop = () => {
    clearTimeout(goodbye);
    (kept?.client as unknown as Wire | undefined)?.connection.stream.destroy();
    kept = null;
  };
  const ask = async (statements: Statement[]) => {
    kept ??= open();
    await kept.ready;
    const { rows } = await kept.client.query<{ pid: number }>(
      "select pid from pg_stat_activity where pid = any($1) and state like 'idle%'",
      [statements.map(pidOf)],
    );
    const idle = new Set(rows.map(({ pid }) => pid));
    return statements.filter((statement) => idle.has(pidOf(statement)));
  };
  return {
    drop,
    /** All of them when it gives no sign of life in this time. */
    async findUnheard(statements: Statement[], withinMs: number): Promise<Statement[]> {
      try {
        const unheard = await Promise.race([ask(statements), delay(withinMs).then(() => null)]);
        clearTimeout(goodbye);
        goodbye = setTimeout(drop, KEPT_MS).unref();
        if (unheard) return unheard;
        drop();
        return statements;
      } catch (error) {
        drop();
        // Who refuses by an answer of his own lives.
        return error instanceof pg.DatabaseError ? [] : statements;
      }
    },
  };
}

const pidOf = ({ client }: Statement): number => (client as Wire).processID ?? 0;
