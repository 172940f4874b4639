import { type ApiAnswer, NoAnswerError } from '../remote/callProvider.ts';
import { isPathAbsent } from './classifyError.ts';
import { CREATION_PATHS, type CreationPath } from './lackedPaths.ts';

const ASK_TIMEOUT_MS = 20_000;
/** Answers in front of a path: a key that is not taken, a limit. */
const TELL_NOTHING = [401, 402, 403, 407, 408, 425, 429];

/**
 * Whether the server has a path, found out without making anything; null when it does not tell. A 404 alone is no proof:
 * a proxy whose server is away sends one for every path. So something else must be there.
 */
export function createPathCheck(
  call: (
    method: 'GET' | 'POST',
    path: string,
    options: { timeoutMs: number; body?: string },
  ) => Promise<Pick<ApiAnswer, 'status' | 'body'>>,
): (path: CreationPath) => Promise<boolean | null> {
  const ask = async (method: 'GET' | 'POST', path: string, body?: string) => {
    try {
      return await call(method, path, { timeoutMs: ASK_TIMEOUT_MS, ...(body !== undefined && { body }) });
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      return null;
    }
  };
  const answersAt = async (path: CreationPath): Promise<boolean | null> => {
    // Without a prompt, which these servers require.
    const answer = await ask('POST', path, '{}');
    if (!answer) return null;
    const { status, body } = answer;
    if (isPathAbsent(status, body)) return false;
    const isPage = status < 300 && body === undefined;
    return isPage || status >= 502 || TELL_NOTHING.includes(status) ? null : true;
  };
  const hasSomethingBeside = async (missing: CreationPath): Promise<boolean> => {
    const models = await ask('GET', '/models');
    if (models?.status === 200 && models.body !== undefined) return true;
    const others = await Promise.all(CREATION_PATHS.filter((path) => path !== missing).map(answersAt));
    return others.includes(true);
  };

  return async (path) => {
    const isThere = await answersAt(path);
    if (isThere !== false) return isThere;
    return (await hasSomethingBeside(path)) ? false : null;
  };
}
