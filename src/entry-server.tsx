import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { DEFAULT_LANGUAGE } from '../contract/limits.ts';
import { App } from './App.tsx';
import { createQueryClient } from './api/queryClient.ts';
import { activateLanguage } from './i18n/messages.ts';
import { createAppRouter } from './router.tsx';

/** The landing page in the default language, as it stands inside `#root`. Called by the build (build/pages.ts). */
export async function renderLanding(): Promise<string> {
  const queryClient = createQueryClient();
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await Promise.all([activateLanguage(DEFAULT_LANGUAGE), router.load()]);
  const html = renderToString(<App queryClient={queryClient} router={router} />);
  // The router adds a script that restores the scroll position; the page has its own and the policy allows no other.
  return html.replace(/<script>[\s\S]*?<\/script>/g, '');
}
