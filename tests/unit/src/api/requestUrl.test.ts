/** A call's path is filled in and escaped, empty query fields are left out, and a missing parameter fails at once. */
import { expect, test } from 'vitest';
import { generationEndpoints } from '../../../../contract/generation.ts';
import { requestUrl } from '../../../../src/api/requestUrl.ts';

test('fills in the path and leaves out what is empty', () => {
  expect(requestUrl(generationEndpoints.video, { params: { id: 'a/b c' } })).toBe('/api-lens/videos/a%2Fb%20c');
  expect(
    requestUrl(generationEndpoints.videos, { query: { page: 2, status: undefined, search: '', page_size: 20 } }),
  ).toBe('/api-lens/videos/?page=2&page_size=20');
});

test('goes to another host when one is named', () => {
  expect(requestUrl(generationEndpoints.videoModels, { host: 'https://api.example.com' })).toBe(
    'https://api.example.com/api-lens/videos/models',
  );
});

test('a missing parameter is a mistake that shows at once', () => {
  expect(() => requestUrl(generationEndpoints.video, {})).toThrow('needs "id"');
});
