/**
 * Templates are found by beginnings of words, stored in the contract's form, and priced as the generator will price
 * them.
 */
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Template } from '../../../../../contract/templates.ts';
import { parsePersisted } from '../../../../../src/offline/persistedSchemas.ts';
import { isPersisted } from '../../../../../src/offline/persistedQueries.ts';
import { isOffered } from '../../../../../src/features/templates/isOffered.ts';
import { filterTemplates, readShelf } from '../../../../../src/features/templates/list/filterTemplates.ts';
import { forgetTemplate, cacheTemplate, templatesQuery } from '../../../../../src/features/templates/templatesQuery.ts';
import { priceRequest } from '../../../../../src/features/templates/useTemplatePrice.ts';
import { makeModel } from '../../../../support/tasks.ts';

const template = (changes: Partial<Template>): Template => ({
  id: 'a',
  name: 'Promo kopi',
  prompt: 'pantai senja',
  mode: 'text-to-video',
  slots: [],
  settings: {},
  category: null,
  is_own: true,
  sample_url: null,
  ...changes,
});
const OWN = template({});
const FOOD = template({ id: 'b', name: 'Label beras', prompt: 'sawah hijau', category: 'kuliner', is_own: false });
const EID = template({ id: 'c', name: 'Malam takbiran', prompt: 'masjid, bulan', category: 'lebaran', is_own: false });
const NAMES: Partial<Record<string, string>> = { kuliner: 'Makanan', lebaran: 'Lebaran' };
const find = (shelf: Parameters<typeof filterTemplates>[1]['shelf'], search: string) =>
  filterTemplates([OWN, FOOD, EID], { shelf, search, categoryName: ({ category }) => NAMES[category ?? ''] ?? '' }).map(
    ({ id }) => id,
  );

describe('the list', () => {
  it('narrows to a shelf', () => {
    expect(find(undefined, '')).toEqual(['a', 'b', 'c']);
    expect(find('own', '')).toEqual(['a']);
    expect(find('lebaran', '')).toEqual(['c']);
  });

  it('shows all templates for a shelf that does not exist', () => {
    expect(readShelf('lebaran')).toBe('lebaran');
    expect(readShelf('own')).toBe('own');
    expect(readShelf('olahraga')).toBeUndefined();
    expect(readShelf(undefined)).toBeUndefined();
  });

  it('finds beginnings of words in name, text and category, all of them', () => {
    expect(find(undefined, 'MAK')).toEqual(['b']);
    expect(find(undefined, 'beras saw')).toEqual(['b']);
    expect(find(undefined, 'eras')).toEqual([]);
    expect(find('own', 'beras')).toEqual([]);
  });

  it('is kept offline in the form of the contract', () => {
    expect(isPersisted(templatesQuery('id').queryKey)).toBe(true);
    expect(parsePersisted('templates', { data: [OWN, FOOD] })).toEqual({ data: [OWN, FOOD] });
    expect(() => parsePersisted('templates', { data: [{ ...OWN, mode: 'hologram' }] })).toThrow();
  });

  it('takes what was saved into its place in every language, and lets go of what was deleted', () => {
    const client = new QueryClient();
    client.setQueryData(templatesQuery('id').queryKey, { data: [OWN, FOOD] });
    client.setQueryData(templatesQuery('en').queryKey, { data: [OWN, EID] });
    const names = (language: 'id' | 'en') =>
      client.getQueryData(templatesQuery(language).queryKey)?.data.map(({ name }) => name);
    cacheTemplate(client, { ...OWN, name: 'Promo teh' });
    cacheTemplate(client, template({ id: 'd', name: 'Baru' }));
    expect(names('id')).toEqual(['Baru', 'Promo teh', 'Label beras']);
    expect(names('en')).toEqual(['Baru', 'Promo teh', 'Malam takbiran']);
    forgetTemplate(client, 'a');
    expect(names('id')).toEqual(['Baru', 'Label beras']);
  });
});

describe('what a template can be made with', () => {
  const models = [
    makeModel({
      modes: ['text-to-video'],
      resolutions: ['480p', '720p'],
      default_resolution: '720p',
      durations: { choices: [4, 6], default: 6 },
    }),
  ];

  it('is refused only when it is known that no model offers the mode', () => {
    const known = { isPending: false, error: null };
    expect(isOffered('storyboard', { ...known, all: models })).toBe(false);
    expect(isOffered('text-to-video', { ...known, all: models })).toBe(true);
    expect(isOffered('storyboard', { ...known, all: [], isPending: true })).toBe(true);
    expect(isOffered('storyboard', { ...known, all: [] })).toBe(true);
    expect(isOffered('storyboard', { ...known, all: models, error: new Error('a list is missing') })).toBe(true);
  });

  it('is priced as the generator will ask for it', () => {
    expect(
      priceRequest(
        { mode: 'text-to-video', settings: { resolution: '480p', duration_seconds: 5, aspect_ratio: '9:16' } },
        models,
      ),
    ).toMatchObject({
      kind: 'video',
      body: { mode: 'text-to-video', model: models[0]!.id, resolution: '480p', duration_seconds: 4, count: 1 },
    });
    expect(priceRequest({ mode: 'text-to-video', settings: {} }, models)).toMatchObject({
      body: { resolution: '720p' },
    });
    expect(priceRequest({ mode: 'storyboard', settings: {} }, models)).toBeNull();
  });
});
