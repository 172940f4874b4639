import { endpoint } from './endpoint.ts';
import { SystemReply } from './schemas/dashboard.ts';

export * from './schemas/dashboard.ts';

export const dashboardEndpoints = {
  system: endpoint('GET /dashboard/system', {
    access: 'admin',
    summary: 'How the system is: money, tasks, engines, queues, storage, and what needs attention',
    reply: SystemReply,
  }),
};
