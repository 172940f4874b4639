/** A stored answer gets fields that its contract has gained since, except amounts of money, which are never made up. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fillMissing } from '../../../../src/offline/fillMissing.ts';
import { parsePersisted } from '../../../../src/offline/persistedSchemas.ts';

it('gives a kept answer the fields that its contract has gained, however deep', () => {
  const Today = v.object({
    data: v.array(
      v.object({
        id: v.string(),
        tags: v.array(v.string()),
        plan: v.nullable(v.object({ title: v.string() })),
        credits: v.object({ held: v.number(), state: v.picklist(['none', 'some']) }),
      }),
    ),
    total: v.number(),
  });
  const kept = { data: [{ id: 'a' }, { id: 'b', tags: ['x'], plan: null, credits: { held: 3 } }], total: 2 };
  expect(v.parse(Today, fillMissing(Today, kept))).toEqual({
    data: [
      { id: 'a', tags: [], plan: null, credits: { held: 0, state: 'none' } },
      { id: 'b', tags: ['x'], plan: null, credits: { held: 3, state: 'none' } },
    ],
    total: 2,
  });
});

it('opens what was kept before a field came, refuses another shape, and makes up no figures about money', () => {
  const template = { id: 5 };
  expect(() => parsePersisted('templates', { data: [template] })).toThrow();
  expect(() => parsePersisted('balance', { data: { balance: 5 } })).toThrow();
  expect(parsePersisted('articles', { data: [], page: 1, size: 10 })).toMatchObject({ data: [], total: 0 });
});
