/** The embedded server cannot run here. The message is for the operator and always names the remedy. */
export class EmbeddedPostgresError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The embedded PostgreSQL cannot be used: ${reason.trim()}\n` +
        'Set DATABASE_URL to a PostgreSQL server (version 14 or newer) to use that one instead.',
      options,
    );
    this.name = 'EmbeddedPostgresError';
  }
}
