import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../primitives.ts';
import { AdminLogList, AdminLogQuery, Confirmation, ConfirmationReply } from '../schemas/adminLog.ts';
import { PasskeyAnswer, PasskeyChallenge } from '../schemas/passkeys.ts';

/** The admin log, and the second sign-in before money or people are changed. */
export const logEndpoints = {
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
};
