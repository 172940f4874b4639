import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { describeError, withoutPersonal } from './describeError.ts';

export type Log = Logger;

/** Error messages are told as texts in many places; what was bound to a failed statement and whose mail it was is taken out here, for all of them. */
function presentable([name, value]: [string, unknown]): [string, unknown] {
  if (value instanceof Error) return [name, describeError(value)];
  return [name, typeof value === 'string' ? withoutPersonal(value) : value];
}

/** JSON lines on standard output; tokens, passwords and codes are blanked wherever a caller logs a whole object. @param output instead of standard output */
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
