import type { Language } from '../../contract/languages.ts';
import type { PushMessage } from '../../contract/notices.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { Vapid } from './openVapid.ts';

/** Who a message is for, as far as its text depends on it. */
export interface Recipient {
  userId: string;
  language: Language;
  /** Whether what somebody made may be named where others can read it: on a locked screen. */
  showsDetails: boolean;
}

/** A message, but for whom it is for. */
export type PushContent = Omit<PushMessage, 'user_id'>;

/** Writes a message about something; null when there is nothing to say any more. */
export type ComposePush = (
  queries: Queries,
  about: { reference: string; recipient: Recipient },
) => Promise<PushContent | null>;

/** How each topic is written, given by the domain that owns it. */
export type PushComposers = Record<string, ComposePush>;

/** Reads how somebody is written to; null: not at all. */
export type ReadRecipient = (queries: Queries, about: { userId: string }) => Promise<Recipient | null>;

/** What this domain's verbs need. */
export interface NoticesDeps {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  vapid: Vapid;
  /** Push services besides the known ones, as origins: the operator's own. */
  trustedOrigins: string[];
  composers: PushComposers;
  readRecipient: ReadRecipient;
}
