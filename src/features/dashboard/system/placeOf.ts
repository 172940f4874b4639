import type { LinkProps } from '@tanstack/react-router';
import type { Concern } from '../../../../contract/dashboard.ts';

type Place = Pick<LinkProps, 'to' | 'search'>;

/** The screen where a concern can be handled; null when that is the system page itself. */
export function placeOf({ code, subject }: Pick<Concern, 'code' | 'subject'>): Place | null {
  switch (code) {
    case 'topups_uncredited':
      return { to: '/admin/money', search: { status: 'completed' } };
    case 'receipts_open':
      return { to: '/admin/money', search: { view: 'receipts' } };
    case 'payments_odd':
      return { to: '/admin/money', search: { view: 'odd' } };
    case 'webhooks_waiting':
      return { to: '/admin/money', search: { view: 'messages', message: 'waiting' } };
    case 'webhooks_given_up':
      return { to: '/admin/money', search: { view: 'messages', message: 'given_up' } };
    case 'webhooks_failed':
      return { to: '/admin/money', search: { view: 'messages' } };
    case 'tasks_overdue':
    case 'tasks_forgotten':
      return { to: '/admin/content', search: { status: 'processing' } };
    case 'engine_failing':
      return { to: '/admin/content', search: { status: 'failed' } };
    case 'jobs_failed':
      return subject === 'send-mail' ? { to: '/admin/mails' } : null;
    case 'reports_open':
      return { to: '/admin/reports' };
    default:
      return null;
  }
}
