/** What a self-hosted server's refusal means, in the shapes in which such servers answer. */
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../../server/generation/openAiCompatible/classifyError.ts';

const meaningOf = (status: number, body: unknown, hasPictures = false) =>
  refusalOf({ status, body, isModeCall: false, hasPictures });
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
