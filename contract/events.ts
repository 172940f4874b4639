import { endpoint } from './endpoint.ts';

export * from './schemas/events.ts';

export const eventsEndpoints = {
  /** Server-sent events. A comment line every 20 s keeps proxies from closing the stream. It ends when the access token expires: reconnect with a fresh one. */
  events: endpoint('GET /events', {
    access: 'user',
    summary: 'Live changes of tasks, balance and session (server-sent events)',
    answer: 'events',
  }),
};
