import pg from 'pg';
import type { Transaction } from './database.ts';

/** What the driver's types omit of a query and of the connection that it is written to. */
interface Wire {
  parse(statement: { text: string }): void;
  bind(values: object): void;
  execute(portal: object): void;
  sync(): void;
}
interface DriverQuery {
  callback: (error: Error | null, result: unknown) => void;
  prepare(connection: Wire): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}
const DriverQuery = pg.Query as unknown as new (question: unknown, values?: unknown) => DriverQuery;

/**
 * A statement sent together with `begin` or `commit`, before a single Sync: the server skips everything after a failed
 * statement, so nothing runs outside its transaction and nothing incomplete is committed.
 */
class JoinedQuery extends DriverQuery {
  /** Completions of `begin` that are still to come. */
  private skipped: number;
  private isDone = false;
  private readonly begin: string | null;
  private readonly isLast: boolean;

  constructor(question: unknown, values: unknown, joined: { begin: string | null; isLast: boolean }) {
    // Without a name: the driver would believe that the named statement is prepared as soon as `begin` is.
    super({ ...(question as object), name: undefined }, values);
    this.begin = joined.begin;
    this.isLast = joined.isLast;
    this.skipped = joined.begin === null ? 0 : 1;
  }
  requiresPreparation() {
    return true;
  }
  override prepare(connection: Wire) {
    if (this.begin !== null) write(connection, this.begin);
    super.prepare(connection);
  }
  /** Overrides the driver's own, which would send the Sync before `commit`. */
  _getRows(connection: Wire) {
    connection.execute({});
    if (this.isLast) write(connection, 'commit');
    connection.sync();
  }
  override handleCommandComplete(message: unknown, connection: Wire) {
    if (this.skipped > 0) this.skipped -= 1;
    else if (!this.isDone) {
      this.isDone = true;
      super.handleCommandComplete(message, connection);
    }
  }
}

function write(connection: Wire, text: string): void {
  connection.parse({ text });
  connection.bind({});
  connection.execute({});
}

interface Held {
  text: string;
  values: unknown[];
}
/** Connections that join statements, with the one that goes together with the commit of their transaction. */
const held = new WeakMap<object, Held | null>();

/**
 * Sends a statement whose result nobody needs together with the transaction's commit: one round trip for both. Its
 * failure fails the transaction.
 */
export async function sendWithCommit(
  transaction: Transaction,
  statement: { execute(): Promise<unknown>; toSQL(): { sql: string; params: unknown[] } },
): Promise<void> {
  const connection = connectionOf(transaction);
  if (!held.has(connection)) return void (await statement.execute());
  const { sql: text, params: values } = statement.toSQL();
  held.set(connection, { text, values });
}

function connectionOf(transaction: Transaction): object {
  return (transaction as unknown as { _: { session: { client: object } } })._.session.client;
}

/**
 * Makes a connection send each `begin` together with its transaction's first statement, and `commit` with the held one.
 */
export function joinStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  held.set(client, null);
  let begin: string | null = null;
  const send = (question: unknown, values: unknown, joined: ConstructorParameters<typeof JoinedQuery>[2]) =>
    new Promise((resolve, reject) => {
      const joint = new JoinedQuery(question, values, joined);
      joint.callback = (error, result) => (error ? reject(error) : resolve(result));
      query(joint);
    });
  client.query = ((...given: unknown[]) => {
    const text = textOf(given[0]);
    if (text.startsWith('begin')) {
      begin = text;
      return Promise.resolve();
    }
    const opening = begin;
    begin = null;
    const last = held.get(client);
    const isCommit = text === 'commit';
    if (isCommit || text === 'rollback') {
      held.set(client, null);
      // An empty transaction: `begin` was never sent.
      if (opening !== null && !(isCommit && last)) return Promise.resolve();
      if (isCommit && last) return send({ text: last.text }, last.values, { begin: opening, isLast: true });
      return query(...given);
    }
    if (opening === null) return query(...given);
    // Several commands in one text cannot use the extended protocol, so `begin` is sent separately before them.
    if (text.includes(';')) return (query({ text: opening }) as Promise<unknown>).then(() => query(...given));
    return send(given[0], given[1], { begin: opening, isLast: false });
  }) as typeof client.query;
}

/** The query builder sends objects; a query in another form is never `begin`. */
function textOf(question: unknown): string {
  const text = (question as { text?: string } | undefined)?.text;
  return text?.toLowerCase() ?? '';
}
