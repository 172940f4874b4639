import { sharesEndpoints as calls } from '../../contract/shares.ts';
import { type Route, route } from '../platform/http/call.ts';
import { endShare, openShare, readShare } from './openShare.ts';
import { readSharedItem } from './readSharedItem.ts';
import { reportShared } from './reports.ts';
import type { SharesDeps } from './sharesDeps.ts';

/** Every call of `contract/shares.ts` with the operation that answers it. */
export function sharesRoutes(deps: SharesDeps): Route[] {
  return [
    route(calls.share, async ({ session, params }) => ({
      data: await readShare({ deps, userId: session.userId, taskId: params.id }),
    })),
    route(calls.openShare, async ({ session, params, body }) => ({
      data: await openShare({
        deps,
        userId: session.userId,
        taskId: params.id,
        showsPrompt: body.shows_prompt,
      }),
    })),
    route(calls.endShare, ({ session, params }) => endShare({ deps, userId: session.userId, taskId: params.id })),
    route(calls.shared, async ({ params }) => ({ data: await readSharedItem(deps.database, params.token) })),
    route(calls.report, ({ params, body, ip }) => reportShared({ deps, token: params.token, ...body, ip })),
  ];
}
