/** A long list requests the pages in view, and always the first. */
import { expect, test } from 'vitest';
import { pagesFor } from '../../../../../src/features/generation/library/pagesFor.ts';

test.each([
  [{ first: 0, last: 0 }, [1]],
  [{ first: 0, last: 19 }, [1]],
  [{ first: 12, last: 25 }, [1, 2]],
  [{ first: 45, last: 64 }, [1, 3, 4]],
  [{ first: 0, last: -1 }, [1]],
])('the pages of %o are %o', (range, pages) => {
  expect(pagesFor(range)).toEqual(pages);
});
