/** An address that cannot be decoded is an article that does not exist, not a failure of the server. */
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { articleHead } from '../../../src/pageMeta/articleMeta.ts';

it.each(['%FF', '%E0%A4%A', '%'])('has no article for "/blog/%s"', (slug) => {
  const url = new URL(`https://kilas.example/blog/${slug}`);
  expect(articleHead({ url, origin: url.origin, queryClient: new QueryClient(), language: 'id' })).toBeNull();
});
