/** How a server is started and released on one kind of operating system. */
export type Hosting = {
  /** A URL that node-postgres and libpq both read. */
  connectionString(password: string): string;
  /** Starts a server; `ended` resolves when that attempt is over. */
  launch(): { ended: Promise<void> };
  /** Stops using the server, and shuts it down if no other process uses it. False: it did not end in time. */
  release(connectionString: string): Promise<boolean>;
};
