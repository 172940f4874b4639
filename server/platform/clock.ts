/** Where the server reads the time: the running product from the database's clock (`openDatabaseClock`), tests bring their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
