import { createFileRoute } from '@tanstack/react-router';
import { readTemplateListSearch } from '../../features/templates/searchParams.ts';
import { TemplateListScreen } from '../../features/templates/TemplateListScreen.tsx';
import { loadCatalogs } from '../../i18n/routeCatalogs.ts';

export const Route = createFileRoute('/_signedIn/template/')({
  validateSearch: readTemplateListSearch,
  staticData: { catalogs: ['templates'] },
  loader: loadCatalogs,
  component: TemplateListScreen,
});
