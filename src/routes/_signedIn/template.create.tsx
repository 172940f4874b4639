import { createFileRoute } from '@tanstack/react-router';
import { readFormSearch } from '../../features/templates/searchParams.ts';
import { TemplateFormScreen } from '../../features/templates/TemplateFormScreen.tsx';
import { loadMessages } from '../../i18n/messages.ts';

export const Route = createFileRoute('/_signedIn/template/create')({
  validateSearch: readFormSearch,
  loader: () => loadMessages('templates'),
  component: TemplateFormScreen,
});
