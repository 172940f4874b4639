import { generationEndpoints as calls } from '../../../contract/generation.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/http/call.ts';
import { receiveCallback } from './receiveCallback.ts';

export interface CallbackDeps {
  database: Database;
  clock: Clock;
  key: Buffer;
}

export function modelArkRoutes(deps: CallbackDeps): Route[] {
  return [route(calls.modelArkCallback, ({ params }) => receiveCallback({ ...deps, secret: params.secret }))];
}
