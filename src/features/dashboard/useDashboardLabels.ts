import { useLingui } from '@lingui/react/macro';
import { ADMIN_ACTION_NAMES } from '../../../contract/adminLogNames.ts';
import type { ContentItem, ContentStatus, FigureName, TaskEvent } from '../../../contract/dashboard.ts';
import type { Role } from '../../../contract/schemas/accounts.ts';
import type { ENDING_FILTERS } from '../../../contract/schemas/dashboardLists.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { Tone } from './system/Card.tsx';

/** The texts for statuses, roles, events, actions and figures. */
export function useDashboardLabels() {
  const { t } = useLingui();
  const language = useLanguage();
  const contentStatus: Record<ContentStatus, string> = {
    pending: t`Waiting`,
    processing: t`In progress`,
    completed: t`Completed`,
    failed: t`Failed`,
    removed: t`Deleted`,
  };
  const endingFilter: Record<(typeof ENDING_FILTERS)[number], string> = {
    completed: t`Completed`,
    failed: t`Failed`,
    stopped: t`Stopped`,
    rated: t`Completed or failed`,
    returned: t`Credits returned`,
  };
  const role: Record<Role, string> = { user: t`User`, admin: t`Admin` };
  const userStatus: Record<'active' | 'deactivated', string> = { active: t`Active`, deactivated: t`Deactivated` };
  const taskEvent: Record<TaskEvent['event'], string> = {
    requested: t`Asked for`,
    held: t`Credits reserved`,
    started: t`Begun`,
    completed: t`Completed`,
    failed: t`Failed`,
    charged: t`Charged`,
    returned: t`Credits returned`,
    made_again: t`Made again`,
    deleted: t`Deleted by its owner`,
    removed: t`Deleted by an admin`,
    restored: t`Brought back`,
  };
  const figure: Record<FigureName, string> = {
    joined: t`New users`,
    active_creators: t`Active creators`,
    generations: t`Results`,
    videos: t`Videos`,
    images: t`Images`,
    failed: t`Failures`,
    success_rate: t`Success rate`,
    wait_p50: t`Half are done within`,
    wait_p95: t`95% are done within`,
    coins_sold: t`Credits sold`,
    coins_given: t`Credits given`,
    coins_spent: t`Credits spent`,
    coins_returned: t`Credits returned`,
    payments: t`Payments`,
    revenue: t`Revenue`,
    fees: t`Fees`,
    vat: t`VAT`,
    paid_total: t`Paid in total`,
    joined_generated: t`New users who made something`,
    joined_paid: t`New users who paid`,
  };
  const tones: Record<string, Tone> = {
    completed: 'well',
    active: 'well',
    failed: 'urgent',
    removed: 'watch',
    deactivated: 'urgent',
  };
  return {
    contentStatus,
    endingFilter,
    role,
    userStatus,
    taskEvent,
    action: ADMIN_ACTION_NAMES[language],
    figure,
    noPrompt: t`(without words)`,
    /** A browser that the server does not know is named "?". */
    deviceName: (name: string) => (/\p{L}/u.test(name) ? name : t`Unknown device`),
    toneOf: (status: string): Tone => tones[status] ?? 'quiet',
    /** An item's status; a cancelled one has not failed. */
    statusOf({ status, failure, removal }: Pick<ContentItem, 'status' | 'failure' | 'removal'>): {
      tone: Tone;
      word: string;
    } {
      if (removal) return { tone: 'watch', word: contentStatus.removed };
      if (failure?.code === 'generation_cancelled') return { tone: 'quiet', word: t`Cancelled` };
      return { tone: tones[status] ?? 'quiet', word: contentStatus[status] };
    },
  };
}
