import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { describeError, redactPersonalData } from './describeError.ts';

export type Log = Logger;

/**
 * Many callers log an error's message as a string; bound parameters and e-mail addresses are removed here for all of
 * them.
 */
function presentable([name, value]: [string, unknown]): [string, unknown] {
  if (value instanceof Error) return [name, describeError(value)];
  return [name, typeof value === 'string' ? redactPersonalData(value) : value];
}

/**
 * Logs JSON lines to standard output; tokens, passwords and codes of a logged object are blanked.
 * @param output instead of standard output
 */
export function createLog(level: string, output?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    formatters: { log: (line) => Object.fromEntries(Object.entries(line).map(presentable)) },
    redact: {
      paths: [
        '*.password',
        '*.access_token',
        '*.refresh_token',
        '*.otp_code',
        '*.authorization',
        'authorization',
        'password',
      ],
      censor: '[blanked]',
    },
  };
  return output ? pino(options, output) : pino(options);
}
