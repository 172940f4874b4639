import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { LANGUAGES } from './languages.ts';
import { code, dataOf, IdParams, Uuid } from './primitives.ts';
import { Template, TemplateDraft, TemplatesReply } from './schemas/templates.ts';

export * from './schemas/templates.ts';

export const templatesEndpoints = {
  templates: endpoint('GET /templates/', {
    access: 'user',
    summary: 'My templates first, then the curated ones',
    // The screen's language, which may not be saved to the account yet; defaults to the account's.
    query: v.object({ language: v.optional(v.picklist(LANGUAGES, code('field_invalid'))) }),
    reply: TemplatesReply,
  }),
  createTemplate: endpoint('POST /templates/', {
    access: 'user',
    summary: 'Keep a request as a template',
    body: TemplateDraft,
    reply: dataOf(Template),
    status: 201,
    isIdempotent: true,
  }),
  updateTemplate: endpoint('PUT /templates/{id}', {
    access: 'user',
    summary: 'Change a template of mine',
    params: IdParams,
    body: TemplateDraft,
    reply: dataOf(Template),
  }),
  deleteTemplate: endpoint('DELETE /templates/{id}', {
    access: 'user',
    summary: 'Delete a template of mine',
    params: v.object({ id: Uuid }),
  }),
};
