/** What a self-hosted server's refusal means, in the shapes in which such servers answer. */
import { describe, expect, it } from 'vitest';
import { isPathAbsent, refusalOf } from '../../../../../server/generation/openAiCompatible/classifyError.ts';

const meaningOf = (status: number, body: unknown, hasPictures = false) => refusalOf({ status, body, hasPictures });
const openAi = (message: string, rest: object = {}) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...rest },
});

describe('a refusal for the content', () => {
  const policy = (message: string, rest: object = {}) => openAi(message, { code: 'content_policy_violation', ...rest });

  it.each([
    ['Your request was rejected by our safety system', {}],
    ['Your prompt was rejected by our safety system', {}],
    ['Your image generation request was rejected', { code: 'moderation_blocked' }],
    ['The input image contains sensitive content', {}],
  ])('is about the words where only words were sent: %s', (message, rest) => {
    expect(meaningOf(400, policy(message, rest))).toBe('input_sensitive');
  });

  it.each([
    ['The prompt was blocked', {}],
    ['Rejected', { param: 'prompt' }],
    ['The input text may contain sensitive information', {}],
  ])('is about the words where they are named alone: %s', (message, rest) => {
    expect(meaningOf(400, policy(message, rest), true)).toBe('input_sensitive');
  });

  it.each([
    ['The input image contains sensitive content', {}],
    ['Your images contain content that is not allowed by our content policy', {}],
    ['Rejected', { param: 'image' }],
    ['Rejected', { param: 'image[]' }],
    ['input_reference was flagged', {}],
    ['Image contains nudity', {}],
  ])('is about the picture where it is named alone: %s', (message, rest) => {
    expect(meaningOf(400, policy(message, rest), true)).toBe('image_sensitive');
  });

  it.each([
    ['Your request was rejected by our safety system', {}],
    ['Your image generation request was rejected', { code: 'moderation_blocked' }],
    ['The prompt or the input image was flagged', {}],
    ['', { type: 'image_generation_user_error' }],
  ])('is about one or the other where it does not say which: %s', (message, rest) => {
    expect(meaningOf(400, policy(message, rest), true)).toBe('text_or_image_sensitive');
  });
});

describe('a refusal that no repetition changes', () => {
  it.each([
    [400, openAi('Invalid size', { param: 'size', code: 'invalid_value' })],
    [400, openAi('Unknown parameter: seed', { param: 'seed', code: 'unknown_parameter' })],
    [400, { object: 'error', message: 'seconds must be 4', type: 'BadRequestError', code: 400 }],
    [422, { detail: [{ type: 'int_parsing', loc: ['body', 'seconds'], msg: 'Input should be a valid integer' }] }],
    [413, undefined],
    [409, undefined],
  ])('%i is about the request', (status, body) => {
    expect(meaningOf(status, body)).toBe('request_refused');
  });

  it.each([
    [401, openAi('Incorrect API key provided', { code: 'invalid_api_key' })],
    [402, openAi('No credit is left')],
    [403, { detail: 'Forbidden' }],
    [404, openAi('The model `x` does not exist', { code: 'model_not_found' })],
    [412, undefined],
  ])('%i is the operator’s to end', (status, body) => {
    expect(meaningOf(status, body)).toBe('engine_unavailable');
  });

  it.each([408, 425, 429, 500, 502, 503])('%i may pass', (status) => {
    expect(meaningOf(status, openAi('busy'))).toBeNull();
  });
});

describe('an answer to a path', () => {
  const plain = undefined;
  it.each([
    ['FastAPI', 404, { detail: 'Not Found' }],
    ['FastAPI', 405, { detail: 'Method Not Allowed' }],
    ['vLLM', 404, { error: { message: 'Not Found', type: 'NotFoundError', param: null, code: 404 } }],
    ['vLLM', 404, { object: 'error', message: 'Not Found', type: 'Not Found', param: null, code: 404 }],
    ['OpenAI', 404, openAi('Invalid URL (POST /v1/videos)')],
    ['OpenAI', 404, { error: { message: 'Endpoint not found' } }],
    ['Azure', 404, { error: { code: '404', message: 'Resource not found' } }],
    ['llama.cpp', 404, { error: { code: 404, message: 'File Not Found', type: 'not_found_error' } }],
    ['Echo', 404, { message: 'Not Found' }],
    ['Echo', 405, { message: 'Method Not Allowed' }],
    ['Express and nginx, in HTML or plain text', 404, plain],
    ['Express in JSON', 404, { error: 'Cannot POST /models/v1/images/edits' }],
    ['NestJS', 404, { message: 'Cannot POST /v1/videos', error: 'Not Found', statusCode: 404 }],
    ['a small one', 501, { error: 'not implemented' }],
    ['a small one', 501, plain],
    ['a gateway', 404, { error: { message: 'Unknown request URL: POST /v1/videos. Please check the URL.' } }],
    ['a gateway', 404, { error: '404 Not Found' }],
    ['a gateway', 404, { detail: "Path '/v1/videos' does not exist" }],
  ])('of %s says that it is not there: %i %j', (_server, status, body) => {
    expect(isPathAbsent(status, body)).toBe(true);
    expect(meaningOf(status, body)).toBe('engine_lacks_mode');
  });

  it.each([
    [404, openAi('The model `x` does not exist', { code: 'model_not_found' })],
    [404, { error: { message: 'The model `x` does not exist.', type: 'NotFoundError', param: 'model', code: 404 } }],
    [404, { error: "model 'x' not found, try pulling it first" }],
    [404, { error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' } }],
    [404, { detail: 'Task not found' }],
    [404, { detail: 'Video job video_1 not found' }],
    [404, openAi('No such File object: file-1', { param: 'input_reference' })],
    [400, { detail: 'Not Found' }],
    [401, { detail: 'Not Found' }],
    [200, plain],
  ])('may be about something else: %i %j', (status, body) => {
    expect(isPathAbsent(status, body)).toBe(false);
    expect(meaningOf(status, body)).not.toBe('engine_lacks_mode');
  });
});
