/** A list that is too long is refused before any of its items is validated, in every request. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '../../../contract/endpoint.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import { boundedList } from '../../../contract/primitives.ts';

interface Found {
  where: string;
  schema: v.GenericSchema & { maxItems?: number };
}

/** Schemas whose size the sender chooses. */
const OPEN_ENDED = ['array', 'record', 'map', 'set', 'tuple_with_rest', 'object_with_rest', 'loose_tuple', 'lazy'];

/** Every such schema inside another, with its path; a schema that this walk does not know makes it fail. */
function openEnded(schema: unknown, where: string): Found[] {
  const node = schema as v.GenericSchema & Record<string, unknown>;
  const inside: Found[] = [];
  if (OPEN_ENDED.includes(node.type)) inside.push({ where, schema: node });
  for (const [name, entry] of Object.entries((node.entries as object | undefined) ?? {}))
    inside.push(...openEnded(entry, `${where}.${name}`));
  for (const part of ['item', 'wrapped'])
    if (node[part] && typeof node[part] === 'object') inside.push(...openEnded(node[part], `${where}.${part}`));
  if (Array.isArray(node.options) && typeof node.options[0] === 'object')
    for (const option of node.options) inside.push(...openEnded(option, where));
  if (Array.isArray(node.pipe)) {
    // The first is the schema itself, already looked at.
    for (const step of node.pipe.slice(1) as v.GenericSchema[])
      if (step.kind === 'schema') inside.push(...openEnded(step, where));
  }
  return inside;
}

const requests = Object.values(ENDPOINTS)
  .flatMap((endpoints) => Object.values(endpoints as Record<string, AnyEndpoint>))
  .flatMap(({ method, path, params, query, body }) =>
    [params, query, body].filter(Boolean).map((schema) => ({ where: `${method} ${path}`, schema })),
  );
/** A gateway's message is stored as it came, behind its token; only its size is limited. */
const AS_IT_CAME = ['POST /webhooks/xendit'];
const found = requests
  .filter(({ where }) => !AS_IT_CAME.includes(where))
  .flatMap(({ where, schema }) => openEnded(schema, where));

/** A list that records when one of its items is validated. */
function watchedList(length: number): { list: unknown[]; looks: () => number } {
  let looks = 0;
  const list = new Proxy(Array.from({ length }), {
    get(target, name, receiver) {
      if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  return { list, looks: () => looks };
}

describe('the lists of all requests', () => {
  it('are found at all', () => {
    expect(found.map(({ where }) => where)).toEqual(
      expect.arrayContaining([
        'POST /images/multi-image.images',
        'POST /library/delete.ids',
        'POST /templates/.slots.wrapped',
      ]),
    );
  });

  it.each(found)('$where is refused by its length before any item', ({ schema }) => {
    expect(schema.maxItems).toBeLessThanOrEqual(400);
    const { list, looks } = watchedList(schema.maxItems! + 1);
    const { success, issues } = v.safeParse(schema, list);
    expect([success, issues?.length, looks()]).toEqual([false, 1, 0]);
  });

  it('notices one that is not', () => {
    const plain = v.object({ ids: v.pipe(v.array(v.string()), v.maxLength(3)) });
    expect(openEnded(plain, 'x').map(({ schema }) => schema.maxItems)).toEqual([undefined]);
    const optional = v.object({ deep: v.optional(v.object({ any: v.record(v.string(), v.string()) })) });
    expect(openEnded(optional, 'x')).toHaveLength(1);
  });
});

describe('a bounded list', () => {
  const numbers = boundedList(v.number(), { min: 1, max: 3, tooFew: 'image_required', tooMany: 'too_many_images' });
  const said = (value: unknown) => v.safeParse(numbers, value).issues?.map(({ message }) => message);

  it('takes what fits and says what does not', () => {
    expect(v.parse(numbers, [1, 2, 3])).toEqual([1, 2, 3]);
    expect([said([]), said('none'), said([1, 2, 3, 4])]).toEqual([
      ['image_required'],
      ['image_required'],
      ['too_many_images'],
    ]);
    expect(v.safeParse(numbers, [1, 'x']).success).toBe(false);
  });
});
