import { dashboardEndpoints as calls } from '../../contract/dashboard.ts';
import type { Kind } from '../../contract/generation.ts';
import { type Call, type Route, route } from '../platform/http/call.ts';
import { confirmPassword, readConfirmation, requireConfirmation } from './confirm/confirmPassword.ts';
import { latestContent, listContent } from './content/listContent.ts';
import { listCreators, readCreator } from './content/listCreators.ts';
import { readContentDetail } from './content/readContentDetail.ts';
import { removeAllOfUser, removeItem } from './content/removeContent.ts';
import { undoRemoval } from './content/undoRemoval.ts';
import type { DashboardParts } from './dashboardParts.ts';
import { exportLog } from './log/exportLog.ts';
import { listLog } from './log/listLog.ts';
import { listUnsentMails, retryMails } from './mails/unsentMails.ts';
import { listOddPayments, tickOffOddPayment } from './money/listOddPayments.ts';
import { listPayments, readPayment } from './money/listPayments.ts';
import { listReceipts, resolveReceipt } from './money/listReceipts.ts';
import { listWebhooks, replayWebhook, tickOffWebhook } from './money/listWebhooks.ts';
import { createVouchers, listRedeemers, stopVoucher } from './money/manageVouchers.ts';
import { checkLedgerNow, recount } from './runChecks.ts';
import { readAnalytics } from './overview/readAnalytics.ts';
import { readHome, readOverview } from './overview/readOverview.ts';
import { closeReported } from './reports/closeReported.ts';
import { listReports } from './reports/listReports.ts';
import { readSystem } from './readSystem.ts';
import { changeRole } from './users/changeRole.ts';
import { correctCredits } from './users/correctCredits.ts';
import { activateUser, deactivateUser } from './users/deactivateUser.ts';
import { exportPerson } from './users/exportPerson.ts';
import { readUserAnalytics } from './users/readUserAnalytics.ts';
import { readUserDetail } from './users/readUserDetail.ts';
import { readUserLedger } from './users/readUserLedger.ts';
import { listUsers, readUserRow } from './users/readUsers.ts';

/** Every call of `contract/dashboard.ts`, for admins. What touches money or people asks for the password first. */
export function dashboardRoutes(parts: DashboardParts): Route[] {
  const remove = async ({ session, params, body }: Call<typeof calls.removeVideo>, kind: Kind) => {
    await requireConfirmation(parts, session);
    return { data: await removeItem(parts, { session, kind, id: params.id, reason: body.reason }) };
  };
  return [
    route(calls.home, async () => ({ data: await readHome(parts) })),
    route(calls.overview, async ({ query }) => ({ data: await readOverview(parts, query) })),
    route(calls.analytics, async ({ query }) => ({ data: await readAnalytics(parts, query) })),
    route(calls.system, async () => ({ data: await readSystem(parts) })),

    route(calls.latestContent, async ({ query }) => ({
      data: await latestContent(parts, { kind: query.content_type, limit: query.limit }),
    })),
    route(calls.contentVideos, ({ query }) => listContent(parts, { query, kind: 'video' })),
    route(calls.contentImages, ({ query }) => listContent(parts, { query, kind: 'image' })),
    route(calls.contentUsers, ({ query }) => listCreators(parts, query)),
    route(calls.contentOfUser, async ({ params, query }) => {
      const theirs = { ...query, user_id: params.id };
      const user = await readCreator(parts, { userId: params.id, query });
      return { ...(await listContent(parts, { query: theirs, kind: null })), user };
    }),
    route(calls.contentItem, async ({ params }) => ({ data: await readContentDetail(parts, params.id) })),
    route(calls.removeVideo, (call) => remove(call, 'video')),
    route(calls.removeImage, (call) => remove(call, 'image')),
    route(calls.removeAllOfUser, async ({ session, params, body }) => {
      await requireConfirmation(parts, session);
      return {
        data: await removeAllOfUser(parts, {
          session,
          userId: params.id,
          reason: body.reason,
          expected: body.expected,
        }),
      };
    }),
    route(calls.undoRemoval, async ({ session, params, body }) => ({
      data: await undoRemoval(parts, { session, logId: params.id, reason: body.reason }),
    })),

    route(calls.reports, ({ query }) => listReports(parts, query)),
    route(calls.closeReport, async ({ session, params, body }) => {
      await requireConfirmation(parts, session);
      return { data: await closeReported(parts, { session, id: params.id, closing: body }) };
    }),

    route(calls.users, ({ query }) => listUsers(parts, query)),
    route(calls.user, async ({ params }) => ({ data: await readUserDetail(parts, params.id) })),
    route(calls.userAnalytics, async ({ params }) => ({ data: await readUserAnalytics(parts, params.id) })),
    route(calls.userLedger, ({ params, query }) => readUserLedger(parts, { userId: params.id, query })),
    route(calls.exportUser, async ({ session, params }) => {
      await readUserRow(parts.database, params.id);
      await requireConfirmation(parts, session);
      return exportPerson(parts, { session, userId: params.id });
    }),
    route(calls.deactivateUser, async ({ session, params, body }) => {
      await requireConfirmation(parts, session);
      return { data: await deactivateUser(parts, { session, userId: params.id, reason: body.reason }) };
    }),
    route(calls.activateUser, async ({ session, params, body }) => {
      await requireConfirmation(parts, session);
      return { data: await activateUser(parts, { session, userId: params.id, reason: body.reason }) };
    }),
    route(calls.changeRole, async ({ session, params, body }) => {
      await requireConfirmation(parts, session);
      return {
        data: await changeRole(parts, { session, userId: params.id, role: body.role, reason: body.reason }),
      };
    }),
    route(calls.correctCredits, async ({ session, params, body, once }) => {
      await requireConfirmation(parts, session);
      return once(async (transaction) => ({
        data: await correctCredits(transaction, {
          parts,
          session,
          userId: params.id,
          amount: body.amount,
          reason: body.reason,
        }),
      }));
    }),

    route(calls.payments, ({ query }) => listPayments(parts, query)),
    route(calls.payment, async ({ params }) => ({ data: await readPayment(parts, params.id) })),
    route(calls.receipts, ({ query }) => listReceipts(parts, query)),
    route(calls.resolveReceipt, async ({ session, params, body }) => {
      await requireConfirmation(parts, session);
      return { data: await resolveReceipt(parts, { session, id: params.id, reason: body.reason }) };
    }),
    route(calls.oddPayments, ({ query }) => listOddPayments(parts, query)),
    route(calls.tickOffOddPayment, async ({ session, params, body }) => {
      await requireConfirmation(parts, session);
      return { data: await tickOffOddPayment(parts, { session, id: params.id, reason: body.reason }) };
    }),
    route(calls.webhooks, ({ query }) => listWebhooks(parts, query)),
    route(calls.replayWebhook, async ({ session, params, body }) => ({
      data: await replayWebhook(parts, { session, id: params.id, reason: body.reason }),
    })),
    route(calls.tickOffWebhook, async ({ session, params, body }) => {
      await requireConfirmation(parts, session);
      return { data: await tickOffWebhook(parts, { session, id: params.id, reason: body.reason }) };
    }),
    route(calls.createVouchers, async ({ session, body, once }) => {
      await requireConfirmation(parts, session);
      return once(async (transaction) => ({
        data: await createVouchers(transaction, { parts, session, asked: body }),
      }));
    }),
    route(calls.stopVoucher, async ({ session, params, body }) => {
      await requireConfirmation(parts, session);
      return { data: await stopVoucher(parts, { session, id: params.id, reason: body.reason }) };
    }),
    route(calls.redeemers, ({ params, query }) => listRedeemers(parts, { id: params.id, query })),
    route(calls.unsentMails, () => listUnsentMails(parts)),
    route(calls.retryMails, async ({ session, body }) => ({
      data: await retryMails(parts, { session, ids: body.ids, reason: body.reason }),
    })),
    route(calls.checkLedger, async ({ session, body }) => ({
      data: await checkLedgerNow(parts, { session, reason: body.reason }),
    })),
    route(calls.rebuildRollup, async ({ session, body }) => ({
      data: await recount(parts, { session, reason: body.reason }),
    })),

    route(calls.adminLog, ({ query }) => listLog(parts, query)),
    route(calls.adminLogCsv, async ({ session, query }) =>
      exportLog(parts, { filter: query, language: session.language }),
    ),
    route(calls.confirm, async ({ session, body }) => ({
      data: await confirmPassword(parts, { session, password: body.password }),
    })),
    route(calls.confirmation, async ({ session }) => ({ data: await readConfirmation(parts, session) })),
  ];
}
