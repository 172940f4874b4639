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
/** Keys in the forms that servers repeat them in, and long runs of letters: tokens, encoded pictures. */
const SECRETS = /\bbearer\s+\S+|\b(?:sk|key|token)[-_][\w*.-]+|[\w+/=*-]{40,}/gi;
const CREDENTIALS = /(?<=:\/\/)[^\s/@]+@/g;
const QUERY = /\?\S+/g;

/** @returns whether it is the first refusal of its kind; false when it could not be stored */
export type NoteAnswer = (answer: RefusingAnswer) => Promise<boolean>;

/** Stores refusals of an engine's server for the operator, each in place of the last one like it. */
export function createAnswerNotes({
  deps: { database, clock, log },
  engineId,
  server,
}: {
  deps: Pick<RemoteEngineDeps, 'database' | 'clock' | 'log'>;
  engineId: string;
  server: string;
}): NoteAnswer {
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

/** A server's words as an operator may read them: without keys, addresses and what the person wrote, in a line. */
export function quoteServer(message: string, { key, prompts }: { key: string | null; prompts: string[] }): string {
  const hidden = [key ?? '', ...prompts].filter((text) => text.length > 2);
  const shown = hidden.reduce((text, part) => text.replaceAll(part, '…'), message);
  return redactPersonalData(shown.replace(CREDENTIALS, '').replace(SECRETS, '…').replace(QUERY, ''))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_SAID_LENGTH);
}
