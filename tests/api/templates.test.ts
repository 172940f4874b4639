/**
 * People keep templates of their own beside curated ones in the language of the screen. Everything that a curated
 * template says is understood by the embedded engine.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KIND_OF_MODE } from '../../contract/generationWords.ts';
import type { Template } from '../../contract/templates.ts';
import { createPlan } from '../../renderer/createPlan.ts';
import { CURATED } from '../../server/templates/curatedList.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let creator: TestAccount;
const draft = {
  name: '  Promo kopi ',
  prompt: 'pantai senja, "{merek}"',
  mode: 'text-to-video',
  slots: [{ name: 'merek', label: 'Merek', example: 'Kopi' }],
  settings: { aspect_ratio: '9:16' },
};

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
  creator = await server.signUp();
});
afterAll(() => server.close());

const list = async (account = creator) => (await account.call<{ data: Template[] }>('GET', '/templates/')).body.data;

describe('templates', () => {
  it('are kept, changed and deleted, own ones first', async () => {
    const created = await creator.call<{ data: Template }>('POST', '/templates/', draft);
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({ name: 'Promo kopi', is_own: true, category: null });
    const { id } = created.body.data;
    expect((await list())[0]!.id).toBe(id);
    await creator.call('PUT', `/templates/${id}`, { ...draft, name: 'Promo teh', slots: [] });
    expect((await list())[0]).toMatchObject({ name: 'Promo teh', slots: [] });
    const stranger = await server.signUp();
    expect((await stranger.call('PUT', `/templates/${id}`, draft)).status).toBe(404);
    expect((await stranger.call('DELETE', `/templates/${id}`)).status).toBe(404);
    expect((await list(stranger)).some((template) => template.is_own)).toBe(false);
    expect((await creator.call('DELETE', `/templates/${id}`)).status).toBe(204);
    expect((await list()).some((template) => template.is_own)).toBe(false);
  });

  it('need a name and a prompt', async () => {
    const answer = await creator.call('POST', '/templates/', { ...draft, name: ' ', prompt: '' });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toMatchObject({
      name: { message: 'Give the template a name.' },
      prompt: { message: 'Prompt is required' },
    });
  });

  it('are refused by the name of an unknown field, also among the settings', async () => {
    const answer = await creator.call('POST', '/templates/', { ...draft, title: 'Promo', settings: { duration: 10 } });
    expect([answer.status, Object.entries(answer.body.fields ?? {}).map(([field, { code }]) => [field, code])]).toEqual(
      [
        422,
        [
          ['settings.duration', 'field_unknown'],
          ['title', 'field_unknown'],
        ],
      ],
    );
  });

  it('come curated in the person’s language', async () => {
    const curated = (await list()).filter((template) => !template.is_own);
    expect(curated.length).toBeGreaterThanOrEqual(24);
    expect(curated.find((template) => template.id === 'alam-bromo')?.name).toBe('Fajar di Bromo');
    await creator.call('PUT', '/me/preferences', { language: 'en' });
    expect((await list()).find((template) => template.id === 'alam-bromo')?.name).toBe('Dawn over Bromo');
  });

  it('come in the language of the screen, even before the account has it', async () => {
    const { body } = await creator.call<{ data: Template[] }>('GET', '/templates/?language=id');
    expect(body.data.find((template) => template.id === 'alam-bromo')?.name).toBe('Fajar di Bromo');
    expect((await creator.call('GET', '/templates/?language=fr')).status).toBe(422);
  });

  it('show what the product makes of them, small enough for a phone', async () => {
    for (const { slug, settings } of CURATED) {
      const sample = await readFile(new URL(`../../public/templates/${slug}.webp`, import.meta.url));
      expect(sample.byteLength, slug).toBeLessThanOrEqual(25_000);
      const { width, height } = await sharp(sample).metadata();
      const [across, down] = (settings.aspect_ratio ?? '').split(':').map(Number);
      expect(width / height, slug).toBeCloseTo(across! / down!, 1);
    }
  });
});

describe.each(
  CURATED.flatMap((template) =>
    (['id', 'en'] as const).map((language) => ({ template, language, wording: template[language] })),
  ),
)('$template.slug in $language', ({ template, wording }) => {
  it('names every slot that its prompt has, and says nothing that the embedded engine ignores', () => {
    const slots = (wording.slots ?? []).map(([name]) => name);
    expect([...wording.prompt.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted()).toEqual(slots.toSorted());
    const filled = (wording.slots ?? []).reduce(
      (prompt, [name, , example]) => prompt.replace(`{${name}}`, example),
      wording.prompt,
    );
    // A storyboard's scenes are planned one by one, each from its own part of the prompt.
    if (template.mode !== 'storyboard')
      expect(
        createPlan({ prompt: filled, seed: 1, fixedCamera: false, isStill: KIND_OF_MODE[template.mode] === 'image' })
          .unmatched,
      ).toEqual([]);
  });
});
