import { createFileRoute } from '@tanstack/react-router';
import { readTemplateFormSearch } from '../../features/templates/searchParams.ts';
import { TemplateFormScreen } from '../../features/templates/TemplateFormScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/_signedIn/template/create')({
  validateSearch: readTemplateFormSearch,
  staticData: { catalogs: ['templates'] },
  loader: loadCatalogs,
  component: TemplateFormScreen,
});
