import { createFileRoute } from '@tanstack/react-router';
import type { ActivitySearch } from '../../features/activity/searchParams.ts';
import { ActivityScreen } from '../../features/activity/ActivityScreen.tsx';
import { loadMessages } from '../../i18n/messages.ts';

export const Route = createFileRoute('/_signedIn/activity')({
  validateSearch: (raw: Record<string, unknown>): ActivitySearch => raw,
  loader: () => Promise.all([loadMessages('credits'), loadMessages('activity')]),
  component: ActivityScreen,
});
