import { dashboardEndpoints as calls } from '../../contract/dashboard.ts';
import type { Kind } from '../../contract/generation.ts';
import type { AnyEndpoint, ReplyOf } from '../../contract/endpoint.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { type Call, type Handler, type Route, route } from '../platform/http/call.ts';
import { beginPasskeyProof } from '../accounts/passkeys/provePasskey.ts';
import { confirmByPasskey, confirmPassword, readConfirmation, requireConfirmation } from './confirmPassword.ts';
import { listContent } from './content/listContent.ts';
import { listCreators, readCreator } from './content/listCreators.ts';
import { listEndings } from './content/listEndings.ts';
import { readContentDetail } from './content/readContentDetail.ts';
import { removeAllOfUser, removeItem } from './content/removeContent.ts';
import { undoRemoval } from './content/undoRemoval.ts';
import type { DashboardDeps } from './dashboardDeps.ts';
import { exportLog } from './log/exportLog.ts';
import { listLog } from './log/listLog.ts';
import { listUnsentMails, retryMails } from './unsentMails.ts';
import { listGiven } from './money/listGiven.ts';
import { listOddPayments, dismissOddPayment } from './money/listOddPayments.ts';
import { listPayments, readPayment } from './money/listPayments.ts';
import { listReceipts, resolveReceipt } from './money/listReceipts.ts';
import { listWebhooks, replayWebhook, dismissWebhook } from './money/listWebhooks.ts';
import { createVouchers, listRedeemers, stopVoucher } from './money/createVouchers.ts';
import { reconcileDay } from '../payments/reconcileDay.ts';
import { pause, resume } from './managePauses.ts';
import { listPriceHistory, listPrices } from './prices/listPrices.ts';
import { setPrice, withdrawPrice } from './prices/setPrice.ts';
import { checkLedgerNow, rebuildRollup } from './runChecks.ts';
import { readAnalytics } from './overview/readAnalytics.ts';
import { readHome, readOverview } from './overview/readOverview.ts';
import { closeReported } from './reports/closeReported.ts';
import { listReports } from './reports/listReports.ts';
import { retryStuck } from './retryStuck.ts';
import { readSystem } from './readSystem.ts';
import { dismissConcern } from './dismissConcern.ts';
import { changeRole } from './users/changeRole.ts';
import { correctCredits } from './users/correctCredits.ts';
import { activateUser, deactivateUser } from './users/deactivateUser.ts';
import { exportPerson } from './users/exportPerson.ts';
import { readUserAnalytics } from './users/readUserAnalytics.ts';
import { readUserDetail } from './users/readUserDetail.ts';
import { readUserLedger } from './users/readUserLedger.ts';
import { listUsers, readUserRow } from './users/readUsers.ts';

/**
 * Every call of `contract/dashboard/`, for admins. Every change requires the second sign-in, and so does a person's
 * export; what only compares or counts does not. A change takes effect once per idempotency key: a
 * client that lost the answer repeats the call and gets the same answer instead of a conflict.
 */
export function dashboardRoutes(deps: DashboardDeps): Route[] {
  const confirmed = <E extends AnyEndpoint>(endpoint: E, handle: Handler<E>) =>
    route(endpoint, async (call: Call<E>) => {
      // Each of these calls has `access: 'admin'`, so there is a session.
      await requireConfirmation(deps, call.session!);
      return handle(call);
    });
  /** @param database for tens of thousands of items, which take longer than a request's other statements may */
  const change = <E extends AnyEndpoint>(
    endpoint: E,
    effect: (call: Call<E>, transaction: Transaction) => Promise<ReplyOf<E>>,
    database?: Database,
  ) => confirmed(endpoint, (call) => call.once((transaction) => effect(call, transaction), undefined, database));
  const remove = async (
    transaction: Transaction,
    { session, params, body }: Call<typeof calls.removeVideo>,
    kind: Kind,
  ) => ({ data: await removeItem(transaction, { deps, session, kind, id: params.id, reason: body.reason }) });
  return [
    route(calls.home, async () => ({ data: await readHome(deps) })),
    route(calls.overview, async ({ query }) => ({ data: await readOverview(deps, query) })),
    route(calls.analytics, async ({ query }) => ({ data: await readAnalytics(deps, query) })),
    route(calls.system, async () => ({ data: await readSystem(deps) })),

    route(calls.latestContent, ({ query: { limit, ...query } }) =>
      listContent(deps, { query: { ...query, per_page: limit ?? query.per_page }, kind: null }),
    ),
    route(calls.contentVideos, ({ query }) => listContent(deps, { query, kind: 'video' })),
    route(calls.contentImages, ({ query }) => listContent(deps, { query, kind: 'image' })),
    route(calls.contentUsers, ({ query }) => listCreators(deps, query)),
    route(calls.contentOfUser, async ({ params, query }) => {
      const theirs = { ...query, user_id: params.id };
      const user = await readCreator(deps, { userId: params.id, query });
      return { ...(await listContent(deps, { query: theirs, kind: null })), user };
    }),
    route(calls.endings, ({ query }) => listEndings(deps, query)),
    route(calls.contentItem, async ({ params }) => ({ data: await readContentDetail(deps, params.id) })),
    change(calls.removeVideo, (call, transaction) => remove(transaction, call, 'video')),
    change(calls.removeImage, (call, transaction) => remove(transaction, call, 'image')),
    change(
      calls.removeAllOfUser,
      async ({ session, params, body }, transaction) => ({
        data: await removeAllOfUser(transaction, { deps, session, userId: params.id, ...body }),
      }),
      deps.background,
    ),
    change(
      calls.undoRemoval,
      async ({ session, params, body }, transaction) => ({
        data: await undoRemoval(transaction, { deps, session, logId: params.id, reason: body.reason }),
      }),
      deps.background,
    ),

    route(calls.reports, ({ query }) => listReports(deps, query)),
    change(calls.closeReport, async ({ session, params, body }, transaction) => {
      return { data: await closeReported(transaction, { deps, session, id: params.id, closing: body }) };
    }),

    route(calls.users, ({ query }) => listUsers(deps, query)),
    route(calls.user, async ({ params }) => ({ data: await readUserDetail(deps, params.id) })),
    route(calls.userAnalytics, async ({ params }) => ({ data: await readUserAnalytics(deps, params.id) })),
    route(calls.userLedger, ({ params, query }) => readUserLedger(deps, { userId: params.id, query })),
    route(calls.creditsGiven, ({ query }) => listGiven(deps, query)),
    route(calls.exportUser, async ({ session, params }) => {
      await readUserRow(deps.database, params.id);
      await requireConfirmation(deps, session);
      return exportPerson(deps, { session, userId: params.id });
    }),
    change(calls.deactivateUser, async ({ session, params, body }, transaction) => {
      return { data: await deactivateUser(transaction, { deps, session, userId: params.id, reason: body.reason }) };
    }),
    change(calls.activateUser, async ({ session, params, body }, transaction) => {
      return { data: await activateUser(transaction, { deps, session, userId: params.id, reason: body.reason }) };
    }),
    change(calls.changeRole, async ({ session, params, body }, transaction) => {
      return {
        data: await changeRole(transaction, { deps, session, userId: params.id, role: body.role, reason: body.reason }),
      };
    }),
    change(calls.correctCredits, async ({ session, params, body }, transaction) => ({
      data: await correctCredits(transaction, { deps, session, userId: params.id, ...body }),
    })),

    route(calls.payments, ({ query }) => listPayments(deps, query)),
    route(calls.payment, async ({ params }) => ({ data: await readPayment(deps, params.id) })),
    route(calls.receipts, ({ query }) => listReceipts(deps, query)),
    change(calls.resolveReceipt, async ({ session, params, body }, transaction) => {
      return { data: await resolveReceipt(transaction, { deps, session, id: params.id, reason: body.reason }) };
    }),
    route(calls.oddPayments, ({ query }) => listOddPayments(deps, query)),
    change(calls.dismissOddPayment, async ({ session, params, body }, transaction) => {
      return { data: await dismissOddPayment(transaction, { deps, session, id: params.id, reason: body.reason }) };
    }),
    route(calls.webhooks, ({ query }) => listWebhooks(deps, query)),
    change(calls.replayWebhook, async ({ session, params, body }, transaction) => {
      return { data: await replayWebhook(transaction, { deps, session, id: params.id, reason: body.reason }) };
    }),
    change(calls.dismissWebhook, async ({ session, params, body }, transaction) => {
      return { data: await dismissWebhook(transaction, { deps, session, id: params.id, reason: body.reason }) };
    }),
    route(calls.reconcile, async ({ body }) => ({
      data: await reconcileDay(deps.background, {
        ...body,
        gateway: deps.payments.gateway.id,
        now: deps.clock.now(),
      }),
    })),
    change(calls.createVouchers, async ({ session, body }, transaction) => ({
      data: await createVouchers(transaction, { deps, session, asked: body }),
    })),
    change(calls.stopVoucher, async ({ session, params, body }, transaction) => {
      return { data: await stopVoucher(transaction, { deps, session, id: params.id, reason: body.reason }) };
    }),
    route(calls.redeemers, ({ params, query }) => listRedeemers(deps, { id: params.id, query })),
    route(calls.prices, async () => ({ data: await listPrices(deps) })),
    route(calls.priceHistory, ({ query }) => listPriceHistory(deps, query)),
    change(calls.setPrice, async ({ session, body }, transaction) => {
      return { data: await setPrice(transaction, { deps, session, asked: body }) };
    }),
    change(calls.withdrawPrice, async ({ session, params, body }, transaction) => {
      return { data: await withdrawPrice(transaction, { deps, session, id: params.id, reason: body.reason }) };
    }),
    change(calls.pause, async ({ session, body }, transaction) => ({
      data: await pause(transaction, { deps, session, asked: body }),
    })),
    change(calls.resume, async ({ session, params, body }, transaction) => ({
      data: await resume(transaction, { deps, session, id: params.id, reason: body.reason }),
    })),
    route(calls.unsentMails, () => listUnsentMails(deps)),
    change(calls.retryMails, async ({ session, body }, transaction) => ({
      data: await retryMails(transaction, { deps, session, ids: body.ids, reason: body.reason }),
    })),
    route(calls.checkLedger, async ({ session, body }) => ({
      data: await checkLedgerNow(deps, { session, reason: body.reason }),
    })),
    confirmed(calls.retry, async ({ session, body }) => ({ data: await retryStuck(deps, { session, asked: body }) })),
    change(calls.dismissConcern, async ({ session, body }, transaction) => ({
      data: await dismissConcern(transaction, { deps, session, asked: body }),
    })),
    route(calls.rebuildRollup, async ({ session, body }) => ({
      data: await rebuildRollup(deps, { session, reason: body.reason }),
    })),

    route(calls.adminLog, ({ query }) => listLog(deps, query)),
    route(calls.adminLogCsv, async ({ session, query }) =>
      exportLog(deps, { filter: query, language: session.language }),
    ),
    route(calls.confirm, async ({ session, body }) => ({
      data: await confirmPassword(deps, { session, password: body.password }),
    })),
    route(calls.confirmChallenge, async ({ session }) => ({ data: await beginPasskeyProof(deps, session) })),
    route(calls.confirmByPasskey, async ({ session, body }) => ({
      data: await confirmByPasskey(deps, { session, answer: body }),
    })),
    route(calls.confirmation, async ({ session }) => ({ data: await readConfirmation(deps, session) })),
  ];
}
