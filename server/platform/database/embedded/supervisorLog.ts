/** The part of a pino logger that the supervisor speaks to. */
export type SupervisorLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};
