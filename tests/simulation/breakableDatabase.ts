import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';

/** This process's connections to a database, which a simulation can break at any point. */
export interface BreakableDatabase {
  /**
   * Breaks every connection at the nth message from now to the database: before it is sent, or after it was answered
   * but before the answer is read. `onCut` is called then.
   */
  cutAt(message: number, when: 'before' | 'after', onCut: () => void): void;
  /**
   * Breaks every connection at the first message after the nth commit from now: what was committed stays, and whatever
   * should follow in another transaction does not happen. `onCut` is called then.
   */
  cutAfterCommit(commit: number, onCut: () => void): void;
  /** Cancels a break that has not happened yet. */
  settle(): void;
  /** Resolves once the broken connections are known to be closed. */
  closed(): Promise<void>;
  /** Breaks every connection now; new ones are let through. */
  cut(): void;
  /** Stops watching; connections made from now on are left alone. */
  close(): void;
}

type Write = (...given: unknown[]) => void;
/** What the driver's client has, but its types do not. */
type Wire = pg.Client & {
  database?: string;
  connection: { stream: Socket };
  connectionParameters: { application_name?: string };
};
/** What the streams call internally. */
type Pipe = Omit<Socket, '_write' | '_writev'> & { _write: Write; _writev: Write };

/** Called with each new connection to a database, by the database's name. */
const watchers = new Map<string, (stream: Pipe, isTimed: boolean) => void>();
/**
 * Speaks by the clock of this machine, so its messages are not counted: a seed must break the same message each time.
 */
const TIMED = 'kilas-live';
const connect = pg.Client.prototype.connect as (...given: unknown[]) => unknown;
pg.Client.prototype.connect = function (this: Wire, ...given: unknown[]) {
  const isTimed = this.connectionParameters.application_name === TIMED;
  watchers.get(this.database ?? '')?.(this.connection.stream as unknown as Pipe, isTimed);
  return connect.apply(this, given);
} as typeof pg.Client.prototype.connect;

/** Whether these bytes contain a commit, alone or after the last statement. */
function isCommit(written: unknown): boolean {
  const chunks = Array.isArray(written) ? written.map(({ chunk }: { chunk: unknown }) => chunk) : [written];
  return chunks.some((chunk) => Buffer.isBuffer(chunk) && chunk.includes(COMMIT));
}
const COMMIT = Buffer.from('commit\0');

/** Whether these bytes open a connection: how many are open depends on what ran before, so they are not counted. */
function isOpening(written: unknown): boolean {
  const first: unknown = Array.isArray(written) ? (written[0] as { chunk: unknown }).chunk : written;
  return Buffer.isBuffer(first) && (first[0] === 0 || first[0] === PASSWORD);
}
const PASSWORD = 'p'.charCodeAt(0);

/**
 * Works inside the driver, not as a proxy: a proxy would cost another process for each message, which over a thousand
 * runs is most of their cost.
 * @param connectionString only connections to this database are broken; tests with other databases are not affected
 */
export function breakDatabase(connectionString: string): BreakableDatabase {
  const name = new URL(connectionString).pathname.slice(1);
  const sockets = new Set<Pipe>();
  const broken = new Set<Pipe>();
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
    for (const socket of sockets) {
      broken.add(socket);
      socket.destroy();
    }
  };
  const isCutBefore = (written: unknown) => {
    if (isOpening(written)) return false;
    if (commitsLeft === 0) return true;
    if (commitsLeft !== null && isCommit(written)) commitsLeft -= 1;
    if (!planned) return false;
    planned.left -= 1;
    if (planned.left > 0) return false;
    if (planned.when === 'after') isAnswerAwaited = true;
    return planned.when === 'before';
  };
  const watch = (stream: Pipe, isTimed: boolean) => {
    sockets.add(stream);
    stream.on('close', () => {
      sockets.delete(stream);
      broken.delete(stream);
    });
    if (isTimed) return;
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
    async closed() {
      while (broken.size > 0) await setImmediate();
    },
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
