/** The server's source of time: the product uses the database's clock (`openDatabaseClock`), tests pass their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
