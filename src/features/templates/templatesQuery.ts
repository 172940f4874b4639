import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '../../../contract/languages.ts';
import { templatesEndpoints, type Template } from '../../../contract/templates.ts';
import { callApi } from '../../api/callApi.ts';
import { refetchOutdated } from '../../api/refetchOutdated.ts';

/** Milliseconds an answer counts as fresh: short, so that a template made on the phone soon shows up on the desktop. */
const TEMPLATES_FRESH_MS = 30_000;

const HEAD = 'templates';

interface TemplatesReply {
  data: Template[];
}

/** Own templates, newest first, then the curated ones in that language. Cached for offline use. */
export const templatesQuery = (language: Language) =>
  queryOptions({
    queryKey: [HEAD, language] as const,
    queryFn: ({ signal }) => callApi(templatesEndpoints.templates, { query: { language }, signal }),
    staleTime: TEMPLATES_FRESH_MS,
  });

function edit(queryClient: QueryClient, change: (templates: Template[]) => Template[]): void {
  queryClient.setQueriesData<TemplatesReply>(
    { queryKey: [HEAD] },
    (reply) => reply && { ...reply, data: change(reply.data) },
  );
}

/**
 * Puts a template from the server's answer into every cached list, replacing the old one or first, and refetches the
 * lists.
 */
export function cacheTemplate(queryClient: QueryClient, template: Template): void {
  edit(queryClient, (templates) =>
    templates.some(({ id }) => id === template.id)
      ? templates.map((known) => (known.id === template.id ? template : known))
      : [template, ...templates],
  );
  void refetchOutdated(queryClient, [[HEAD]]);
}

export function forgetTemplate(queryClient: QueryClient, id: string): void {
  edit(queryClient, (templates) => templates.filter((template) => template.id !== id));
}
