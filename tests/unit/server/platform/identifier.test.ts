/** Ids sort in the order they were created, however many share a millisecond and whatever was created in between. */
import { expect, it } from 'vitest';
import { earliestId, isId, newId } from '../../../../server/platform/identifier.ts';

it('keeps the order of thousands of ids of one millisecond', () => {
  const now = new Date();
  const ids = Array.from({ length: 10_000 }, () => newId(now));
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every(isId)).toBe(true);
});

it('keeps the order of one moment although ids of other moments are made in between', () => {
  const now = new Date();
  const ids = Array.from({ length: 100 }, (_, index) => {
    newId(new Date(now.getTime() + (index % 2 === 0 ? 1 : -1)));
    return newId(now);
  });
  expect(ids.toSorted()).toEqual(ids);
});

it('is a UUID of version 7 at or after the earliest of its moment', () => {
  const now = new Date();
  const id = newId(now);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(id > earliestId(now)).toBe(true);
  expect(id < earliestId(new Date(now.getTime() + 1))).toBe(true);
});

it('bounds all ids by any moment that a list may be asked from', () => {
  const ids = [newId(new Date(0)), newId(new Date())];
  for (const early of ['1900-01-01T00:00:00Z', '1969-12-31T23:59:59.999Z'])
    expect(ids.every((id) => id > earliestId(new Date(early)))).toBe(true);
  expect(ids.every((id) => id < earliestId(new Date('2999-12-31T00:00:00Z')))).toBe(true);
});
