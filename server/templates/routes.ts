import { templatesEndpoints as calls } from '../../contract/templates.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type Route, route } from '../platform/http/call.ts';
import { curatedTemplates } from './curated.ts';
import { createTemplate, deleteTemplate, listOwnTemplates, updateTemplate } from './ownTemplates.ts';

export function templatesRoutes({ database, clock }: { database: Database; clock: Clock }): Route[] {
  return [
    route(calls.templates, async ({ session, query }) => ({
      data: [
        ...(await listOwnTemplates(database, session.userId)),
        ...curatedTemplates(query.language ?? session.language),
      ],
    })),
    route(calls.createTemplate, ({ session, body, once }) =>
      once(async (transaction) => ({
        data: await createTemplate(transaction, { clock, userId: session.userId, draft: body }),
      })),
    ),
    route(calls.updateTemplate, async ({ session, params, body }) => ({
      data: await updateTemplate({ database, userId: session.userId, id: params.id, draft: body }),
    })),
    route(calls.deleteTemplate, ({ session, params }) =>
      deleteTemplate({ database, userId: session.userId, id: params.id }),
    ),
  ];
}
