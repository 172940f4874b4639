/** The part of a pino logger that the supervisor uses. */
export type SupervisorLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};
