import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { API_BASE } from '../../contract/endpoint.ts';
import type { TokenReply } from '../../contract/accounts.ts';
import { SERVER_ENTRY } from './productEntries.ts';
import { waitUntil } from './waitUntil.ts';

/** A first start creates a database, which can take long on a busy machine. */
const START_WITHIN_MS = 180_000;

/** The product as a process of its own, which a test may kill. */
export interface ProductProcess {
  url: string;
  /** Everything it has printed. */
  output(): string;
  process: ChildProcess;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. @returns its exit code */
  stop(): Promise<number | null>;
}

/**
 * Starts the server with its own folder and waits until it says that it is ready.
 * @param main the entry to run, unless it is that of the product under test
 * @param command what the process should do; both when left out
 * @param onSpawn gets the process at once, for tests that act while it starts
 */
export async function startProduct({
  dataDirectory,
  port,
  env = {},
  main = SERVER_ENTRY,
  command,
  onSpawn,
}: {
  dataDirectory: string;
  port: number;
  env?: Record<string, string>;
  main?: string;
  command?: 'serve' | 'work';
  onSpawn?: (child: ChildProcess) => void;
}): Promise<ProductProcess> {
  const child = spawn(process.execPath, [main, ...(command ? [command] : [])], {
    env: { ...process.env, DATABASE_URL: '', KILAS_DATA: dataDirectory, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onSpawn?.(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  const closed = new Promise((resolve) => child.on('close', resolve));
  const isReady = async () => {
    if (hasEnded(child)) {
      // Its last output may not have arrived yet.
      await closed;
      throw new Error(`The product ended (${child.signalCode ?? child.exitCode}) instead of starting:\n${printed}`);
    }
    return /Kilas is (ready|working)/.test(printed);
  };
  await waitUntil('the product is ready', isReady, START_WITHIN_MS);
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => printed,
    process: child,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/* Not from the range that the system uses for outgoing connections (from 32768 on Linux): any program could get such a
   port between the kill of a product and its next start. Each test process has ports of its own, or two of them would
   now and then choose the same one while neither product listens yet. */
const FIRST_PORT = 20_000;
const PORTS_PER_PROCESS = 50;
const ownPorts = FIRST_PORT + (process.pid % 200) * PORTS_PER_PROCESS;
let chosenPorts = randomInt(PORTS_PER_PROCESS);

/** A port that nobody listens on, and that this process did not choose just before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ownPorts + (chosenPorts++ % PORTS_PER_PROCESS);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

/** The password of one of the first accounts, as printed at the start. */
export function firstPassword(output: string, role: 'admin' | 'user'): { email: string; password: string } {
  const [, email, password] = new RegExp(`${role}\\s+(\\S+@\\S+)\\s+(\\S+)`).exec(output) ?? [];
  if (!email || !password) throw new Error(`No ${role} account in:\n${output}`);
  return { email, password };
}

/** Signs in over HTTP. @returns the access token @throws Error with the answer when it is refused */
export async function signIn(url: string, credentials: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}${API_BASE}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as TokenReply).access_token;
}
