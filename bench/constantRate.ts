import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Some seconds of the fastest rate that is measured here. */
const MAX_UNANSWERED = 20_000;

/** What became of requests sent at a constant rate; times in milliseconds, each from when its request was due. */
export interface Answered {
  /** Of answers with a 2xx. */
  answered: number[];
  /** Of answers with 429 or 503 that say when to try again. */
  refused: number[];
  /** Anything else, by its status or the error's code: a refusal without Retry-After, too. */
  failed: Map<string, number>;
  seconds: number;
}

/**
 * Sends each request when it is due, even if earlier ones are unanswered, so that a slow answer cannot hide how long
 * later requests wait.
 * @param rate requests a second
 * @throws Error if they pile up here: what is measured then is this process.
 */
export async function askAtRate({
  url,
  rate,
  seconds,
  agent,
  headersOf,
}: {
  url: string;
  rate: number;
  seconds: number;
  agent: http.Agent;
  /** @param count number of the request, from 0 */
  headersOf: (count: number) => Record<string, string>;
}): Promise<Answered> {
  const answered: number[] = [];
  const refused: number[] = [];
  const failed = new Map<string, number>();
  const fail = (cause: string) => void failed.set(cause, (failed.get(cause) ?? 0) + 1);
  const asked = new Set<Promise<void>>();
  const began = performance.now();
  for (let count = 0; count < rate * seconds;) {
    const due = began + (count * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) {
      await delay(wait);
      continue;
    }
    if (asked.size > MAX_UNANSWERED)
      throw new Error(`${MAX_UNANSWERED} requests are unanswered: nobody here can send ${rate.toFixed(0)} a second.`);
    const one = ask(url, agent, headersOf(count))
      .then(
        ({ status, retryAfter }) => {
          const took = performance.now() - due;
          const isRefusal = status === 503 || status === 429;
          if (status >= 200 && status < 300) answered.push(took);
          else if (isRefusal && Number(retryAfter) >= 1) refused.push(took);
          else fail(isRefusal ? `${status} with Retry-After ${retryAfter}` : String(status));
        },
        (error: NodeJS.ErrnoException) => fail(error.code ?? error.message),
      )
      .finally(() => asked.delete(one));
    asked.add(one);
    count += 1;
  }
  await Promise.all(asked);
  return { answered, refused, failed, seconds: (performance.now() - began) / 1000 };
}

interface Arrived {
  status: number;
  retryAfter: string | undefined;
}

/** Resolves once the whole answer has arrived. */
function ask(url: string, agent: http.Agent, headers: Record<string, string>): Promise<Arrived> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }));
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** @param share 0.5 for the median, 1 for the worst; 0 if there are no times */
export function timeAt(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
