import type { Socket } from 'node:net';
import pg from 'pg';

/** The way from this process to a database, which a simulation breaks where it likes. */
export interface BreakableDatabase {
  /**
   * Breaks every connection at the nth message from now that goes to the database: before it arrives, or once it was
   * answered and before the answer is heard. `onCut` hears that it came.
   */
  cutAt(message: number, when: 'before' | 'after', onCut: () => void): void;
  /**
   * Breaks every connection at the first message after the nth commit from now: what was committed stands, and whatever
   * was left to a transaction of its own never comes. `onCut` hears that it came.
   */
  cutAfterCommit(commit: number, onCut: () => void): void;
  /** Takes back a break that has not come. */
  settle(): void;
  /** Breaks every connection now; new ones are let through. */
  cut(): void;
  /** Lets its connections be, from the next one on. */
  close(): void;
}

type Write = (...given: unknown[]) => void;
/** What the driver's client has and its types do not tell. */
type Wire = pg.Client & { database?: string; connection: { stream: Socket } };
/** What the streams underneath call. */
type Pipe = Omit<Socket, '_write' | '_writev'> & { _write: Write; _writev: Write };

/** Who watches the connections to a database, by its name. */
const watchers = new Map<string, (stream: Pipe) => void>();
const connect = pg.Client.prototype.connect as (...given: unknown[]) => unknown;
pg.Client.prototype.connect = function (this: Wire, ...given: unknown[]) {
  watchers.get(this.database ?? '')?.(this.connection.stream as unknown as Pipe);
  return connect.apply(this, given);
} as typeof pg.Client.prototype.connect;

/** Whether it ends a transaction, alone or with its last statement. */
function isCommit(written: unknown): boolean {
  const chunks = Array.isArray(written) ? written.map(({ chunk }: { chunk: unknown }) => chunk) : [written];
  return chunks.some((chunk) => Buffer.isBuffer(chunk) && chunk.includes(COMMIT));
}
const COMMIT = Buffer.from('commit\0');

/**
 * Stands inside the driver rather than before the server: a proxy is another process's work with each message, which in
 * a thousand runs is most of what they cost.
 * @param connectionString whose connections; those of tests to other databases stay as they are
 */
export function breakDatabase(connectionString: string): BreakableDatabase {
  const name = new URL(connectionString).pathname.slice(1);
  const sockets = new Set<Pipe>();
  let planned: { left: number; when: 'before' | 'after' } | null = null;
  let isAnswerAwaited = false;
  let commitsLeft: number | null = null;
  let hear: () => void = () => undefined;

  const settle = () => {
    hear = () => undefined;
    planned = null;
    isAnswerAwaited = false;
    commitsLeft = null;
  };
  const cut = () => {
    hear();
    settle();
    for (const socket of sockets) socket.destroy();
  };
  const isCutBefore = (written: unknown) => {
    if (commitsLeft === 0) return true;
    if (commitsLeft !== null && isCommit(written)) commitsLeft -= 1;
    if (!planned) return false;
    planned.left -= 1;
    if (planned.left > 0) return false;
    if (planned.when === 'after') isAnswerAwaited = true;
    return planned.when === 'before';
  };
  const watch = (stream: Pipe) => {
    sockets.add(stream);
    stream.on('close', () => sockets.delete(stream));
    for (const way of ['_write', '_writev'] as const) {
      const write = stream[way].bind(stream);
      stream[way] = (...given) => (isCutBefore(given[0]) ? cut() : write(...given));
    }
    const push = stream.push.bind(stream);
    stream.push = (...given) => {
      if (!isAnswerAwaited || given[0] === null) return push(...given);
      cut();
      return false;
    };
  };

  watchers.set(name, watch);
  return {
    settle,
    cut,
    cutAt(message, when, onCut) {
      planned = { left: message, when };
      hear = onCut;
    },
    cutAfterCommit(commit, onCut) {
      commitsLeft = commit;
      hear = onCut;
    },
    close: () => void watchers.delete(name),
  };
}
