import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { ContentScreen } from '../../features/dashboard/content/ContentScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/content/')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: ContentScreen,
});
