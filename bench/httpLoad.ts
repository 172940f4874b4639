import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What wrk saw. */
export interface Seen {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were neither 2xx nor 3xx. */
  refused: number;
  /** Bytes of a whole answer, head and body. */
  bytes: number;
}

export interface Load {
  url: string;
  seconds: number;
  connections: number;
  /** Used in turn, one per request; none for a call without a session. */
  tokens?: string[];
  /** Makes each request a POST with its own idempotency key. */
  body?: string;
  headers?: Record<string, string>;
  folder: string;
}

/** Sends from a separate process that costs little (wrk; WRK names it when it is not on the path). */
export async function load({ url, seconds, connections, tokens, body, headers = {}, folder }: Load): Promise<Seen> {
  const script = path.join(folder, 'load.lua');
  const list = (tokens ?? ['']).map((token) => `"${token}"`).join(',');
  await writeFile(
    script,
    `
local tokens = {${list}}
local turn = math.floor(os.clock() * 1e6) % #tokens
local run = tostring(os.time()) .. tostring(turn)
local sent = 0
request = function()
  turn = turn % #tokens + 1
  sent = sent + 1
  local headers = {${Object.entries(headers)
    .map(([name, value]) => `["${name}"]="${value}"`)
    .join(',')}}
  ${tokens ? 'headers["Authorization"] = "Bearer " .. tokens[turn]' : ''}
  ${body ? `headers["Content-Type"] = "application/json"; headers["Idempotency-Key"] = run .. "-" .. sent .. "-bench"` : ''}
  return wrk.format("${body ? 'POST' : 'GET'}", nil, headers, ${body ? `[[${body}]]` : 'nil'})
end
done = function(summary, latency, requests)
  io.write(string.format("RESULT %f %f %f %d %f\\n", summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, summary.errors.status + summary.errors.timeout + summary.errors.read,
    summary.bytes / math.max(1, summary.requests)))
end
`,
  );
  const run = spawn(
    process.env.WRK ?? 'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, url],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  run.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await new Promise((resolve, reject) => run.on('close', resolve).on('error', reject));
  const [, perSecond, p50, p99, refused, bytes] = /RESULT (\S+) (\S+) (\S+) (\S+) (\S+)/.exec(printed) ?? [];
  if (!perSecond) throw new Error(`wrk said: ${printed}`);
  return {
    perSecond: Number(perSecond),
    p50: Number(p50),
    p99: Number(p99),
    refused: Number(refused),
    bytes: Number(bytes),
  };
}
