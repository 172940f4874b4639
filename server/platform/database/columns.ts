import { timestamp } from 'drizzle-orm/pg-core';

/** PostgreSQL's `timestamptz`: a point in time, as a `Date`. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
