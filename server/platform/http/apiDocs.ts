import { createRequire } from 'node:module';
import path from 'node:path';
import type { Hono } from 'hono';
import { API_BASE } from '../../../contract/endpoint.ts';
import { ApiError } from './apiError.ts';
import type { ServerVariables } from './serverVariables.ts';
import { openApiDocument } from './openApi.ts';
import { readShared } from './readShared.ts';
import { ANY_STYLE } from './securityHeaders.ts';

/** The files of Swagger UI that the page needs, with their types. */
const FILES = new Map([
  ['swagger-ui.css', 'text/css'],
  ['swagger-ui-bundle.js', 'text/javascript'],
]);

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kilas API</title>
<link rel="stylesheet" href="${API_BASE}/docs/swagger-ui.css">
</head>
<body>
<main id="api"></main>
<script src="${API_BASE}/docs/swagger-ui-bundle.js"></script>
<script src="${API_BASE}/docs/start.js"></script>
</body>
</html>`;

const START = `SwaggerUIBundle({ url: '${API_BASE}/openapi.json', dom_id: '#api' });`;

/** The OpenAPI document and a page to browse it. */
export function mountApiDocs(app: Hono<ServerVariables>): void {
  // Written once: it is long, and anybody may ask for it.
  const document = new Uint8Array(Buffer.from(JSON.stringify(openApiDocument())));
  app.get(`${API_BASE}/openapi.json`, (context) => context.body(document, 200, { 'Content-Type': 'application/json' }));
  app.get(`${API_BASE}/docs`, (context) => {
    context.set('styleSources', [ANY_STYLE]);
    return context.html(PAGE);
  });
  app.get(`${API_BASE}/docs/start.js`, (context) => context.body(START, 200, { 'Content-Type': 'text/javascript' }));
  app.get(`${API_BASE}/docs/:file`, async (context) => {
    const file = context.req.param('file');
    const type = FILES.get(file);
    if (!type) throw new ApiError('not_found');
    const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    return context.body(await readShared(path.join(folder, file)), 200, { 'Content-Type': type });
  });
}
