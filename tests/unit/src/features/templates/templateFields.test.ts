/**
 * A template's form starts with what the address brings, validates by the contract, and keeps only settings that the
 * mode has.
 */
import { describe, expect, it } from 'vitest';
import { readTemplateFormSearch } from '../../../../../src/features/templates/searchParams.ts';
import { checkFields, settingsFor, startFields } from '../../../../../src/features/templates/form/templateFields.ts';

describe('the form of a template', () => {
  it('starts with what the address brings, as far as it makes sense', () => {
    expect(
      startFields(
        readTemplateFormSearch({
          prompt: '"{Nama Toko}" senja',
          mode: 'image-edit',
          resolution: '2K',
          ratio: '9:16',
          duration: '5',
          watermark: true,
          fixed_camera: 'x',
        }),
      ),
    ).toEqual({
      name: '',
      prompt: '"{Nama Toko}" senja',
      mode: 'image-edit',
      slots: [{ name: 'nama_toko', label: 'Nama Toko', example: '' }],
      settings: {
        resolution: '2K',
        aspect_ratio: '9:16',
        duration_seconds: 5,
        fixed_camera: undefined,
        watermark: true,
      },
    });
    expect(
      startFields(readTemplateFormSearch({ mode: 'hologram', resolution: '8K', ratio: 'round', duration: -1 })),
    ).toMatchObject({ mode: 'text-to-video', prompt: '', slots: [], settings: {} });
  });

  it('complains by the contract, field by field', () => {
    const empty = startFields({});
    expect(checkFields(empty)).toEqual({ errors: { name: 'template_name_required', prompt: 'prompt_required' } });
    const unnamed = { ...empty, name: 'x', prompt: '{a}', slots: [{ name: 'a', label: ' ', example: '' }] };
    expect(checkFields(unnamed)).toEqual({ errors: { 'slots.0.label': 'field_invalid' } });
    expect(checkFields({ ...empty, name: 'x'.repeat(81), prompt: 'y'.repeat(501) })).toEqual({
      errors: { name: 'template_name_too_long', prompt: 'prompt_too_long' },
    });
  });

  it('sends names instead of what was typed in braces', () => {
    const fields = startFields({ prompt: '"{Nama Toko}" senja' });
    expect(checkFields({ ...fields, name: ' Promo ' })).toEqual({
      draft: {
        name: 'Promo',
        prompt: '"{nama_toko}" senja',
        mode: 'text-to-video',
        slots: [{ name: 'nama_toko', label: 'Nama Toko', example: '' }],
        settings: {},
      },
    });
  });

  it('keeps only settings that the mode has', () => {
    const all = {
      resolution: '720p',
      aspect_ratio: '9:16',
      duration_seconds: 5,
      fixed_camera: true,
      watermark: true,
    } as const;
    expect(settingsFor('text-to-video', all)).toEqual(all);
    expect(settingsFor('image-to-video', all)).toEqual({
      resolution: '720p',
      duration_seconds: 5,
      fixed_camera: true,
      watermark: true,
    });
    expect(settingsFor('storyboard', all)).toEqual({ aspect_ratio: '9:16', watermark: true });
    expect(settingsFor('image-edit', { fixed_camera: false, watermark: false, resolution: '2K' })).toEqual({
      resolution: '2K',
    });
  });
});
