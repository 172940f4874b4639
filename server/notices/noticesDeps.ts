import type { Language } from '../../contract/languages.ts';
import type { PushMessage } from '../../contract/notices.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { Vapid } from './openVapid.ts';
import type { PushTopic } from './queues.ts';

/** What the text of a message depends on. */
export interface Recipient {
  userId: string;
  language: Language;
  /** Whether prompt and picture may appear where others can read them: on a locked screen. */
  showsDetails: boolean;
}

/** A message without its recipient. */
export type PushContent = Omit<PushMessage, 'user_id'>;

/** Composes a message from its reference; null when it is obsolete. */
export type ComposePush = (
  queries: Queries,
  about: { reference: string; recipient: Recipient },
) => Promise<PushContent | null>;

/** The composer of each topic, provided by the domain that owns it. */
export type PushComposers = Record<PushTopic, ComposePush>;

/** Reads how to address a person; null when they get no messages. */
export type ReadRecipient = (queries: Queries, about: { userId: string }) => Promise<Recipient | null>;

/** What this domain's operations need. */
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
