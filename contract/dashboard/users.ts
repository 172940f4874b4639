import { endpoint } from '../endpoint.ts';
import { IdParams } from '../primitives.ts';
import { PeopleQuery, ReasonBody } from '../schemas/dashboardLists.ts';
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
} from '../schemas/dashboardUsers.ts';

/** Accounts, their coins, and actions on them. */
export const usersEndpoints = {
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
};
