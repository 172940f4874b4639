import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output; tokens, passwords and codes are blanked wherever a caller logs a whole object. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
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
  });
}
