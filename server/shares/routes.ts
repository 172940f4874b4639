import { sharesEndpoints as calls } from '../../contract/shares.ts';
import { type Route, route } from '../platform/http/call.ts';
import { endShare, openShare, readShare } from './openShare.ts';
import { readShared } from './readShared.ts';
import { reportShared } from './reports.ts';
import type { SharesParts } from './sharesParts.ts';

/** Every call of `contract/shares.ts` with the verb that answers it. */
export function sharesRoutes(parts: SharesParts): Route[] {
  return [
    route(calls.share, async ({ session, params }) => ({
      data: await readShare({ parts, userId: session.userId, taskId: params.id }),
    })),
    route(calls.openShare, async ({ session, params, body }) => ({
      data: await openShare({
        parts,
        userId: session.userId,
        taskId: params.id,
        showsPrompt: body.shows_prompt,
      }),
    })),
    route(calls.endShare, ({ session, params }) => endShare({ parts, userId: session.userId, taskId: params.id })),
    route(calls.shared, async ({ params }) => ({ data: await readShared(parts.database, params.token) })),
    route(calls.report, ({ params, body, ip }) => reportShared({ parts, token: params.token, ...body, ip })),
  ];
}
