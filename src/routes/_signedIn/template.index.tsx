import { createFileRoute } from '@tanstack/react-router';
import { readListSearch } from '../../features/templates/searchParams.ts';
import { TemplateListScreen } from '../../features/templates/TemplateListScreen.tsx';
import { loadMessages } from '../../i18n/messages.ts';

export const Route = createFileRoute('/_signedIn/template/')({
  validateSearch: readListSearch,
  loader: () => loadMessages('templates'),
  component: TemplateListScreen,
});
