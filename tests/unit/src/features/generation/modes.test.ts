/** A mode is offered only where a model has it; address, draft and attached pictures decide which is shown. */
import { describe, expect, test } from 'vitest';
import { modePathFor, modePathOf } from '../../../../../src/features/generation/modePaths.ts';
import {
  availableModes,
  chooseMode,
  imageCapacity,
  modeForImages,
  modeOfKind,
} from '../../../../../src/features/generation/modes.ts';
import { makeModel } from '../../../../support/tasks.ts';

test('reads the mode from the address', () => {
  expect(modePathOf('/generate')).toBeNull();
  expect(modePathOf('/generate/')).toBeNull();
  expect(modePathOf('/generate/text-to-image/')).toBe('text-to-image');
  expect(modePathOf('/generate/image-edit')).toBe('image-edit');
  expect(modePathOf('/generate/other')).toBeNull();
});

test('offers only modes that a model has', () => {
  expect(availableModes([])).toEqual([]);
  expect(availableModes([makeModel({ modes: ['storyboard', 'text-to-image'] }), makeModel()])).toEqual([
    'text-to-video',
    'text-to-image',
    'storyboard',
  ]);
});

test('shows the mode of the address, or the nearest one with a note', () => {
  const modes = ['text-to-video', 'text-to-image'] as const;
  expect(chooseMode({ path: 'text-to-image', modes, draftMode: 'text-to-video' })).toEqual({
    mode: 'text-to-image',
    isAsAsked: true,
  });
  expect(chooseMode({ path: 'image-edit', modes, draftMode: 'text-to-video' })).toEqual({
    mode: 'text-to-image',
    isAsAsked: false,
  });
  expect(chooseMode({ path: 'image-to-video', modes: ['text-to-image'], draftMode: 'text-to-image' })).toEqual({
    mode: 'text-to-image',
    isAsAsked: false,
  });
});

test('/generate stays in the mode of the draft while a model offers it', () => {
  expect(chooseMode({ path: null, modes: ['text-to-video', 'text-to-image'], draftMode: 'text-to-image' })).toEqual({
    mode: 'text-to-image',
    isAsAsked: true,
  });
  expect(chooseMode({ path: null, modes: ['text-to-video'], draftMode: 'text-to-image' })).toEqual({
    mode: 'text-to-video',
    isAsAsked: true,
  });
  expect(chooseMode({ path: null, modes: [], draftMode: 'text-to-image' })).toBeNull();
});

test('modes without an address live at /generate', () => {
  expect(modePathFor('image-edit')).toBe('image-edit');
  expect(modePathFor('storyboard')).toBeUndefined();
});

describe('pictures', () => {
  const all = ['text-to-video', 'image-to-video', 'text-to-image', 'image-edit', 'multi-image', 'storyboard'] as const;

  test.each([
    ['text-to-video', 1, 'image-to-video'],
    ['image-to-video', 0, 'text-to-video'],
    ['text-to-image', 1, 'image-edit'],
    ['image-edit', 2, 'multi-image'],
    ['multi-image', 1, 'multi-image'],
    ['multi-image', 0, 'text-to-image'],
    ['storyboard', 0, 'storyboard'],
    ['storyboard', 1, 'image-edit'],
  ] as const)('%s with %s attached becomes %s', (mode, count, expected) => {
    expect(modeForImages({ mode, count, modes: all })).toBe(expected);
  });

  test('follow only to what models offer', () => {
    expect(modeForImages({ mode: 'text-to-video', count: 1, modes: ['text-to-video', 'image-edit'] })).toBe(
      'image-edit',
    );
    expect(modeForImages({ mode: 'text-to-video', count: 1, modes: ['text-to-video'] })).toBe('text-to-video');
    expect(modeForImages({ mode: 'image-edit', count: 2, modes: ['text-to-image', 'image-edit'] })).toBe('image-edit');
  });

  test('come along to the other kind', () => {
    expect(modeOfKind({ kind: 'image', count: 2, modes: all })).toBe('multi-image');
    expect(modeOfKind({ kind: 'video', count: 1, modes: all })).toBe('image-to-video');
    expect(modeOfKind({ kind: 'video', count: 0, modes: all })).toBe('text-to-video');
    expect(modeOfKind({ kind: 'video', count: 0, modes: ['text-to-image'] })).toBeUndefined();
  });

  test('are as many as mode and model take', () => {
    const model = makeModel({ max_input_images: 3 });
    expect([
      imageCapacity('text-to-image', model),
      imageCapacity('image-to-video', model),
      imageCapacity('multi-image', model),
    ]).toEqual([0, 1, 3]);
    expect(imageCapacity('multi-image', makeModel({ max_input_images: 14 }))).toBe(4);
  });
});
