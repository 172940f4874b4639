import { endpoint } from '../endpoint.ts';
import { IdParams } from '../primitives.ts';
import { ReasonBody } from '../schemas/dashboardLists.ts';
import { Retry, RetryReply, SystemReply, DismissConcern } from '../schemas/dashboard.ts';
import { MailRetry, MailRetryReply, UnsentMailsReply } from '../schemas/dashboardMails.ts';
import { LoggedReply } from '../schemas/dashboardMoney.ts';
import { NewPause, PauseReply } from '../schemas/dashboardPauses.ts';

/** The state of the system, and an operator's actions. */
export const systemEndpoints = {
  system: endpoint('GET /dashboard/system', {
    access: 'admin',
    summary: 'How the system is: money, tasks, engines, queues, storage, and what needs attention',
    reply: SystemReply,
  }),
  pause: endpoint('POST /dashboard/pauses', {
    access: 'admin',
    summary: 'Let an engine, or all of them, begin nothing new; what runs ends, what waits goes on waiting',
    body: NewPause,
    reply: PauseReply,
    status: 201,
    isIdempotent: true,
  }),
  resume: endpoint('POST /dashboard/pauses/{id}/end', {
    access: 'admin',
    summary: 'Let it go on',
    params: IdParams,
    body: ReasonBody,
    reply: PauseReply,
    isIdempotent: true,
  }),
  unsentMails: endpoint('GET /dashboard/mails', {
    access: 'admin',
    summary: 'Mails that the mail server has not taken, newest first',
    reply: UnsentMailsReply,
  }),
  retryMails: endpoint('POST /dashboard/mails/retry', {
    access: 'admin',
    summary: 'Try mails again that were given up',
    body: MailRetry,
    reply: MailRetryReply,
    isIdempotent: true,
  }),
  checkLedger: endpoint('POST /dashboard/system/ledger-check', {
    access: 'admin',
    summary: 'Check the ledger now instead of tomorrow',
    body: ReasonBody,
    reply: LoggedReply,
  }),
  retry: endpoint('POST /dashboard/system/retry', {
    access: 'admin',
    summary:
      'Have what stands still looked at now: tasks, the gateway’s messages, its list of payments, jobs given up, what engines lack',
    body: Retry,
    reply: RetryReply,
  }),
  /** Called “tick off” in its path, in the log and on the button. */
  dismissConcern: endpoint('POST /dashboard/system/tick-off', {
    access: 'admin',
    summary: 'Drop jobs that were given up, or say that failures or refusals until now were seen',
    body: DismissConcern,
    reply: RetryReply,
    isIdempotent: true,
  }),
  rebuildRollup: endpoint('POST /dashboard/system/recount', {
    access: 'admin',
    summary: 'Count the overview’s figures anew and compare them',
    body: ReasonBody,
    reply: LoggedReply,
  }),
};
