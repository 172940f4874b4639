import { sql } from 'drizzle-orm';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { redactPersonalData } from '../../platform/describeError.ts';
import type { RemoteEngineDeps } from './remoteEngineDeps.ts';
import { engineAnswers } from './answerTables.ts';

/** What an engine's server refused, and how. */
export interface RefusingAnswer {
  path: string;
  code: ErrorCode;
  status: number;
  said: string;
}

const MAX_SAID_LENGTH = 300;
/** What is read of a message: looking for secrets in megabytes would take minutes. */
const MAX_READ_LENGTH = 4000;
/** A part of a prompt that is not to be read, in characters. */
const PART_LENGTH = 12;
/** Keys in the forms that servers repeat them in, and long runs of letters: tokens, encoded pictures. */
const SECRETS = /\bbearer\s+\S+|\b(?:sk|key|token)[-_][\w*.-]+|[\w+/=*-]{40,}/gi;
const CREDENTIALS = /(?<=:\/\/)[^\s/@]+@/g;
const QUERY = /\?\S+/g;

/** @returns whether it is the first refusal of its kind; false when it could not be stored */
export type RecordRefusal = (answer: RefusingAnswer) => Promise<boolean>;

/** Stores refusals of an engine's server for the operator, each in place of the last one like it. */
export function createRefusalRecorder({
  deps: { database, clock, log },
  engineId,
  server,
}: {
  deps: Pick<RemoteEngineDeps, 'database' | 'clock' | 'log'>;
  engineId: string;
  server: string;
}): RecordRefusal {
  return async (answer) => {
    const now = clock.now();
    const { status, said } = answer;
    try {
      const [row] = await database
        .insert(engineAnswers)
        .values({ engineId, server, ...answer, since: now, at: now })
        .onConflictDoUpdate({
          target: [engineAnswers.engineId, engineAnswers.server, engineAnswers.path, engineAnswers.code],
          set: { status, said, at: now },
        })
        .returning({ isFirst: sql<boolean>`xmax = 0` });
      return row?.isFirst ?? false;
    } catch (error) {
      log.warn({ engine: engineId, error: (error as Error).message }, 'what a server said could not be stored');
      return false;
    }
  };
}

/** A server's words as an operator may read them, in a line: without keys, e-mail addresses and what the person wrote. */
export function quoteServer(message: string, { key, prompts }: { key: string | null; prompts: string[] }): string {
  const start = message.slice(0, MAX_READ_LENGTH);
  const keyless = key ? start.replaceAll(key, '…') : start;
  const shown = prompts.reduce(hidePrompt, keyless);
  return redactPersonalData(shown.replace(CREDENTIALS, '').replace(SECRETS, '…').replace(QUERY, ''))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_SAID_LENGTH);
}

/** Hides the prompt and whatever part of it is repeated: servers cut it off, escape it or change its case. */
function hidePrompt(message: string, prompt: string): string {
  const written = fold(prompt);
  const length = Math.min(PART_LENGTH, written.length);
  if (length < 3) return message;
  const parts = new Set<string>();
  for (let at = 0; at + length <= written.length; at += 1) parts.add(written.slice(at, at + length));
  const folded = fold(message);
  let shown = '';
  let hiddenUntil = 0;
  for (let at = 0; at < message.length; at += 1) {
    if (parts.has(folded.slice(at, at + length))) {
      if (at > hiddenUntil || hiddenUntil === 0) shown += '…';
      hiddenUntil = at + length;
    }
    if (at >= hiddenUntil) shown += message[at];
  }
  return shown;
}

/** In lower case and with spaces alone, each character at its place. */
const fold = (text: string) =>
  text
    .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .replace(/\s/gu, ' ');
