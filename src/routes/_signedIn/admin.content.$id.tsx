import { createFileRoute } from '@tanstack/react-router';
import type { DashboardSearch } from '../../features/dashboard/searchParams.ts';
import { ContentDetailScreen } from '../../features/dashboard/content/ContentDetailScreen.tsx';

export const Route = createFileRoute('/_signedIn/admin/content/$id')({
  validateSearch: (raw: Record<string, unknown>): DashboardSearch => raw,
  component: ContentDetailScreen,
});
