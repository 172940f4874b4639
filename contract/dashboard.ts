import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dataOf, IdParams } from './primitives.ts';
import { ContentQuery, PeopleQuery, ReasonBody } from './schemas/console.ts';
import { PasskeyAnswer, PasskeyChallenge } from './schemas/passkeys.ts';
import { Retry, RetryReply, SystemReply, TickOff } from './schemas/dashboard.ts';
import {
  ContentDetailReply,
  ContentList,
  CreatorContent,
  CreatorList,
  EndingList,
  EndingsQuery,
  LatestQuery,
  RemoveAll,
  RemovedReply,
  RestoredReply,
} from './schemas/dashboardContent.ts';
import {
  CreditCorrection,
  CreditCorrectionReply,
  DeactivatedReply,
  GivenList,
  GivenQuery,
  LedgerList,
  LedgerQuery,
  RoleChange,
  UserAnalyticsReply,
  UserChangedReply,
  UserDetailReply,
  UserList,
} from './schemas/dashboardUsers.ts';
import {
  LoggedReply,
  NewVouchers,
  NumberParams,
  OddPaymentList,
  OddPaymentsQuery,
  PaymentDetailReply,
  PaymentList,
  PaymentsQuery,
  ReceiptList,
  ReceiptsQuery,
  RedeemerList,
  RedeemersQuery,
  VoucherStoppedReply,
  VouchersReply,
  WebhookList,
  WebhooksQuery,
} from './schemas/dashboardMoney.ts';
import { MAX_REPORT_BYTES } from './limits.ts';
import { ReconciliationReply, ReconciliationRequest } from './schemas/reconciliation.ts';
import { NewPause, PauseReply } from './schemas/dashboardPauses.ts';
import { NewPrice, PriceHistory, PriceHistoryQuery, PriceSetReply, PricesReply } from './schemas/prices.ts';
import { MailRetry, MailRetryReply, UnsentMailsReply } from './schemas/dashboardMails.ts';
import { ReportClosedReply, ReportClosing, ReportList, ReportsQuery } from './schemas/dashboardReports.ts';
import { AdminLogList, AdminLogQuery, Confirmation, ConfirmationReply } from './schemas/adminLog.ts';
import { AnalyticsReply, HomeReply, OverviewReply, RangeQuery } from './schemas/dashboardOverview.ts';

export * from './schemas/console.ts';
export * from './schemas/dashboard.ts';
export * from './schemas/dashboardContent.ts';
export * from './schemas/dashboardUsers.ts';
export * from './schemas/dashboardOverview.ts';
export * from './schemas/dashboardMoney.ts';
export * from './schemas/dashboardMails.ts';
export * from './schemas/dashboardPauses.ts';
export * from './schemas/prices.ts';
export * from './schemas/reconciliation.ts';
export * from './schemas/dashboardReports.ts';
export * from './schemas/adminLog.ts';

export const dashboardEndpoints = {
  home: endpoint('GET /dashboard/', {
    access: 'admin',
    summary: 'Today at a glance: headline figures, what needs attention, what was made last',
    reply: HomeReply,
  }),
  overview: endpoint('GET /dashboard/overview', {
    access: 'admin',
    summary: 'The figures of a range beside those of the one before',
    query: RangeQuery,
    reply: OverviewReply,
  }),
  analytics: endpoint('GET /dashboard/analytics', {
    access: 'admin',
    summary: 'Charts as data: by day, by model and engine, conversion, cohorts by week',
    query: RangeQuery,
    reply: AnalyticsReply,
  }),
  system: endpoint('GET /dashboard/system', {
    access: 'admin',
    summary: 'How the system is: money, tasks, engines, queues, storage, and what needs attention',
    reply: SystemReply,
  }),

  latestContent: endpoint('GET /dashboard/content/latest', {
    access: 'admin',
    summary: 'Everybody’s videos and images, newest first',
    query: LatestQuery,
    reply: ContentList,
  }),
  contentVideos: endpoint('GET /dashboard/content/videos', {
    access: 'admin',
    summary: 'Everybody’s videos, newest first',
    query: ContentQuery,
    reply: ContentList,
  }),
  contentImages: endpoint('GET /dashboard/content/images', {
    access: 'admin',
    summary: 'Everybody’s images, newest first',
    query: ContentQuery,
    reply: ContentList,
  }),
  contentUsers: endpoint('GET /dashboard/content/users', {
    access: 'admin',
    summary: 'People with what they made, newest accounts first',
    query: ContentQuery,
    reply: CreatorList,
  }),
  contentOfUser: endpoint('GET /dashboard/content/user/{id}', {
    access: 'admin',
    summary: 'One person’s videos and images, newest first',
    params: IdParams,
    query: ContentQuery,
    reply: CreatorContent,
  }),
  endings: endpoint('GET /dashboard/content/endings', {
    access: 'admin',
    summary: 'Attempts that ended, newest first: what the overview’s figures count',
    query: EndingsQuery,
    reply: EndingList,
  }),
  contentItem: endpoint('GET /dashboard/content/item/{id}', {
    access: 'admin',
    summary: 'One video or image with its history, step by step',
    params: IdParams,
    reply: ContentDetailReply,
  }),
  removeVideo: endpoint('DELETE /dashboard/content/video/{id}', {
    access: 'admin',
    summary: 'Delete a video; it can be brought back for 30 days',
    params: IdParams,
    body: ReasonBody,
    reply: RemovedReply,
    isIdempotent: true,
  }),
  removeImage: endpoint('DELETE /dashboard/content/image/{id}', {
    access: 'admin',
    summary: 'Delete an image; it can be brought back for 30 days',
    params: IdParams,
    body: ReasonBody,
    reply: RemovedReply,
    isIdempotent: true,
  }),
  removeAllOfUser: endpoint('DELETE /dashboard/content/user/{id}/all', {
    access: 'admin',
    summary: 'Delete everything a person made; it can be brought back for 30 days',
    params: IdParams,
    body: RemoveAll,
    reply: RemovedReply,
    isIdempotent: true,
  }),
  undoRemoval: endpoint('POST /dashboard/content/removals/{id}/undo', {
    access: 'admin',
    summary: 'Bring back what one deletion took away; the id is that of its line in the admin log',
    params: IdParams,
    body: ReasonBody,
    reply: RestoredReply,
    isIdempotent: true,
  }),

  reports: endpoint('GET /dashboard/reports', {
    access: 'admin',
    summary: 'Reports about shared works, newest first',
    query: ReportsQuery,
    reply: ReportList,
  }),
  closeReport: endpoint('POST /dashboard/reports/{id}/close', {
    access: 'admin',
    summary: 'Dismiss a report, or end the public link it is about and with it every report about that work',
    params: IdParams,
    body: ReportClosing,
    reply: ReportClosedReply,
    isIdempotent: true,
  }),

  users: endpoint('GET /dashboard/users', {
    access: 'admin',
    summary: 'Accounts, newest first',
    query: PeopleQuery,
    reply: UserList,
  }),
  user: endpoint('GET /dashboard/users/{id}', {
    access: 'admin',
    summary: 'One account: balance, devices, sign-in log',
    params: IdParams,
    reply: UserDetailReply,
  }),
  userAnalytics: endpoint('GET /dashboard/users/{id}/analytics', {
    access: 'admin',
    summary: 'One account’s use of the product',
    params: IdParams,
    reply: UserAnalyticsReply,
  }),
  userLedger: endpoint('GET /dashboard/users/{id}/ledger', {
    access: 'admin',
    summary: 'Every movement of one account’s coins, newest first',
    params: IdParams,
    query: LedgerQuery,
    reply: LedgerList,
  }),
  creditsGiven: endpoint('GET /dashboard/credits/given', {
    access: 'admin',
    summary: 'Coins that people were given without paying, newest first: welcome, bonus, voucher, correction',
    query: GivenQuery,
    reply: GivenList,
  }),
  exportUser: endpoint('GET /dashboard/users/{id}/export', {
    access: 'admin',
    summary: 'Everything kept about a person who asked for it, as a JSON file',
    params: IdParams,
    answer: 'file',
  }),
  deactivateUser: endpoint('PATCH /dashboard/users/{id}/deactivate', {
    access: 'admin',
    summary: 'Turn an account off: its sessions end, what is being made ends and its coins come back',
    params: IdParams,
    body: ReasonBody,
    reply: DeactivatedReply,
    isIdempotent: true,
  }),
  activateUser: endpoint('PATCH /dashboard/users/{id}/activate', {
    access: 'admin',
    summary: 'Turn an account on again',
    params: IdParams,
    body: ReasonBody,
    reply: UserChangedReply,
    isIdempotent: true,
  }),
  changeRole: endpoint('PATCH /dashboard/users/{id}/role', {
    access: 'admin',
    summary: 'Make somebody an admin, or no longer',
    params: IdParams,
    body: RoleChange,
    reply: UserChangedReply,
    isIdempotent: true,
  }),
  correctCredits: endpoint('POST /dashboard/users/{id}/credits', {
    access: 'admin',
    summary: 'Correct somebody’s coins, with a reason',
    params: IdParams,
    body: CreditCorrection,
    reply: CreditCorrectionReply,
    isIdempotent: true,
  }),

  adminLog: endpoint('GET /dashboard/log', {
    access: 'admin',
    summary: 'Who did what to whom, why and when, newest first',
    query: AdminLogQuery,
    reply: AdminLogList,
  }),
  adminLogCsv: endpoint('GET /dashboard/log/csv', {
    access: 'admin',
    summary: 'The same as a CSV file',
    query: v.omit(AdminLogQuery, ['page', 'per_page', 'before']),
    answer: 'file',
  }),
  confirm: endpoint('POST /dashboard/confirm', {
    access: 'admin',
    summary: 'The password again, before money or people are touched',
    body: Confirmation,
    reply: ConfirmationReply,
  }),
  confirmation: endpoint('GET /dashboard/confirm', {
    access: 'admin',
    summary: 'Until when this session may touch money and people',
    reply: dataOf(v.object({ until: v.nullable(v.string()), has_password: v.boolean(), has_passkey: v.boolean() })),
  }),
  confirmChallenge: endpoint('POST /dashboard/confirm/passkey/challenge', {
    access: 'admin',
    summary: 'A challenge to show one’s own passkey in place of the password',
    reply: PasskeyChallenge,
  }),
  confirmByPasskey: endpoint('POST /dashboard/confirm/passkey', {
    access: 'admin',
    summary: 'A passkey in place of the password, before money or people are touched',
    body: PasskeyAnswer,
    reply: ConfirmationReply,
  }),

  payments: endpoint('GET /dashboard/payments', {
    access: 'admin',
    summary: 'Everybody’s payments, newest first',
    query: PaymentsQuery,
    reply: PaymentList,
  }),
  payment: endpoint('GET /dashboard/payments/{id}', {
    access: 'admin',
    summary: 'One payment, with the gateway’s own record beside ours',
    params: IdParams,
    reply: PaymentDetailReply,
  }),
  receipts: endpoint('GET /dashboard/receipts', {
    access: 'admin',
    summary: 'Money that came, newest first; what is open waits for a person',
    query: ReceiptsQuery,
    reply: ReceiptList,
  }),
  resolveReceipt: endpoint('POST /dashboard/receipts/{id}/resolve', {
    access: 'admin',
    summary: 'Note what was done about money that nobody could place: a refund, a correction',
    params: NumberParams,
    body: ReasonBody,
    reply: LoggedReply,
    isIdempotent: true,
  }),
  oddPayments: endpoint('GET /dashboard/odd-payments', {
    access: 'admin',
    summary: 'Rows of the gateway’s list that could not be booked, newest first',
    query: OddPaymentsQuery,
    reply: OddPaymentList,
  }),
  tickOffOddPayment: endpoint('POST /dashboard/odd-payments/{id}/tick-off', {
    access: 'admin',
    summary: 'Note that a row of the gateway’s list was looked at',
    params: NumberParams,
    body: ReasonBody,
    reply: LoggedReply,
    isIdempotent: true,
  }),
  webhooks: endpoint('GET /dashboard/webhooks', {
    access: 'admin',
    summary: 'The gateway’s messages, newest first',
    query: WebhooksQuery,
    reply: WebhookList,
  }),
  replayWebhook: endpoint('POST /dashboard/webhooks/{id}/replay', {
    access: 'admin',
    summary: 'Try a message again that was not acted on',
    params: NumberParams,
    body: ReasonBody,
    reply: LoggedReply,
    isIdempotent: true,
  }),
  tickOffWebhook: endpoint('POST /dashboard/webhooks/{id}/tick-off', {
    access: 'admin',
    summary: 'Leave a message as it is',
    params: NumberParams,
    body: ReasonBody,
    reply: LoggedReply,
    isIdempotent: true,
  }),
  reconcile: endpoint('POST /dashboard/reconciliation', {
    access: 'admin',
    summary: 'Compare a day’s receipts with the gateway’s own report; changes nothing',
    body: ReconciliationRequest,
    reply: ReconciliationReply,
    // JSON escapes quotes and line breaks, so a report may double in length.
    maxBodyBytes: 2 * MAX_REPORT_BYTES,
  }),
  createVouchers: endpoint('POST /dashboard/vouchers', {
    access: 'admin',
    summary: 'Create a voucher, or a batch of codes',
    body: NewVouchers,
    reply: VouchersReply,
    status: 201,
    isIdempotent: true,
  }),
  stopVoucher: endpoint('POST /dashboard/vouchers/{id}/stop', {
    access: 'admin',
    summary: 'Stop a voucher for good, with a reason',
    params: IdParams,
    body: ReasonBody,
    reply: VoucherStoppedReply,
    isIdempotent: true,
  }),
  redeemers: endpoint('GET /dashboard/vouchers/{id}/redemptions', {
    access: 'admin',
    summary: 'Who redeemed a voucher, newest first',
    params: IdParams,
    query: RedeemersQuery,
    reply: RedeemerList,
  }),
  prices: endpoint('GET /dashboard/prices', {
    access: 'admin',
    summary: 'What everything costs now, and what is set for later',
    reply: PricesReply,
  }),
  priceHistory: endpoint('GET /dashboard/prices/history', {
    access: 'admin',
    summary: 'Every price that was set, newest first',
    query: PriceHistoryQuery,
    reply: PriceHistory,
  }),
  setPrice: endpoint('POST /dashboard/prices', {
    access: 'admin',
    summary: 'Set a price from a moment on; quotes and payments that exist keep theirs',
    body: NewPrice,
    reply: PriceSetReply,
    status: 201,
    isIdempotent: true,
  }),
  withdrawPrice: endpoint('POST /dashboard/prices/{id}/withdraw', {
    access: 'admin',
    summary: 'Take back a price that does not hold yet',
    params: NumberParams,
    body: ReasonBody,
    reply: PriceSetReply,
    isIdempotent: true,
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
    summary: 'Have what stands still looked at now: tasks, the gateway’s messages, its list of payments, jobs given up',
    body: Retry,
    reply: RetryReply,
  }),
  tickOff: endpoint('POST /dashboard/system/tick-off', {
    access: 'admin',
    summary: 'Drop jobs that were given up, or say that failures or refusals until now were seen',
    body: TickOff,
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
