import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Checks of the running statements per `patienceMs`. */
const LOOKS = 6;
/** Milliseconds for which the probe's connection is reused: on a busy machine, opening one is the slowest step. */
const KEPT_MS = 30_000;
/** Milliseconds to read results that have already arrived before a connection is cut. */
const READ_MS = 50;

interface Statement {
  client: pg.PoolClient;
  since: number;
}

/** Properties of the driver's client that its types omit. */
type Wire = pg.PoolClient & { processID?: number; connection: { stream: { destroy(error?: Error): void } } };

/** The server is frozen, or the network drops all packets. */
class NoAnswer extends Error {
  override name = 'NoAnswer';
  constructor() {
    super('Connection terminated: the database did not answer');
  }
}

/**
 * Cuts connections whose server no longer answers: a frozen server keeps them open, and its own timeouts are frozen too.
 * A slow statement is not cut: a second connection asks the database whether it is alive and still running the statement.
 *
 * Also lets a transaction (and its commit) fail with its own error: the query builder rolls back before it rethrows, and
 * on a lost connection that rollback's failure would hide the cause.
 * @param patienceMs milliseconds after which the caller gets an error
 * @param statementMs milliseconds after which the server cancels a statement itself; a frozen one does not
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
      // If `rollback` cannot be sent, the server rolls back when the connection ends.
      if (isRollback(given[0])) return answer.catch((error: Error) => cut(client, error));
      return answer;
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
  // Not `repeat`: expired statements are cut also while the probe is still waiting for its answer.
  const timer = setInterval(() => void look(), patienceMs / LOOKS).unref();
  return () => {
    clearInterval(timer);
    probe.drop();
  };
}

function isRollback(question: unknown): boolean {
  return (question as { text?: string } | undefined)?.text === 'rollback';
}

function cut(client: pg.PoolClient, error: Error): void {
  (client as Wire).connection.stream.destroy(error);
}

/** Asks the database over a separate connection which of the statements it is not running. */
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
    /** @returns the statements that the server is not running; all of them when it does not answer in time */
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
        // A server that answers with an error is alive.
        return error instanceof pg.DatabaseError ? [] : statements;
      }
    },
  };
}

const pidOf = ({ client }: Statement): number => (client as Wire).processID ?? 0;
