import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { API_BASE, type AnyEndpoint } from '../../../contract/endpoint.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import { WITHDRAW_HEADER } from '../../../contract/limits.ts';

type JsonObject = Record<string, unknown>;

/** Omits checks and transforms that JSON Schema cannot express; the server still applies them. */
function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
}

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function successOf(endpoint: AnyEndpoint): JsonObject {
  if (endpoint.reply)
    return {
      description: 'Done',
      content: { 'application/json': { schema: schemaOf(endpoint.reply as GenericSchema) } },
    };
  if (endpoint.answer === 'file') return { description: 'The file', content: FILE };
  if (endpoint.answer === 'events')
    return { description: 'A stream of events', content: { 'text/event-stream': { schema: { type: 'string' } } } };
  return { description: endpoint.answer === 'redirect' ? 'Go there' : 'Done' };
}

function uploadOf(field: string): JsonObject {
  const properties = { [field]: { type: 'string', format: 'binary' } };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', required: [field], properties } } },
  };
}

function operationOf(name: string, tag: string, endpoint: AnyEndpoint): JsonObject {
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
  };
  const withdrawal = {
    name: WITHDRAW_HEADER,
    in: 'header',
    required: false,
    description: 'Tells the answer given under this key; where there was none, nothing will be done under it any more.',
    schema: { type: 'string', enum: ['true'] },
  };
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(endpoint.params as GenericSchema | undefined, 'path'),
      ...parametersOf(endpoint.query as GenericSchema | undefined, 'query'),
      ...(endpoint.isIdempotent ? [idempotency, withdrawal] : []),
    ],
    ...(endpoint.uploadField && { requestBody: uploadOf(endpoint.uploadField) }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body as GenericSchema) } },
      },
    }),
    responses: { [endpoint.status]: successOf(endpoint), default: { $ref: '#/components/responses/Error' } },
  };
}

const ERROR = {
  type: 'object',
  required: ['code', 'message', 'detail'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    detail: { type: 'string' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

/** The OpenAPI 3.1 document of the whole call table, generated from the same rows as the routes. */
export function openApiDocument(): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [domain, endpoints] of Object.entries(ENDPOINTS)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(name, domain, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kilas',
      version: '1',
      description: 'Every call of Kilas. Errors: `code` is stable, `message` and `detail` are the same human text.',
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: { Error: { description: 'What went wrong', content: { 'application/json': { schema: ERROR } } } },
    },
  };
}
