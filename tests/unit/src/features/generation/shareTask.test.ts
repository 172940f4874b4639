/** What is shared with another app is named by what it is: engines deliver WebP, PNG or JPG. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Task } from '../../../../../contract/generation.ts';
import { shareTask } from '../../../../../src/features/generation/tasks/shareTask.ts';
import { storedFormat } from '../../../../../src/features/generation/tasks/taskPicture.ts';
import { makeTask } from '../../../../support/tasks.ts';

const { fetchFile, share } = vi.hoisted(() => ({
  fetchFile: vi.fn(),
  share: vi.fn<(data: { files: File[] }) => Promise<void>>(),
}));
vi.mock('../../../../../src/api/callApi.ts', () => ({ fetchFile }));

beforeEach(() => {
  share.mockReset();
  vi.stubGlobal('navigator', { share });
});

function picture(mime_type: string): NonNullable<Task['media']> {
  const url = '/media/satu';
  return {
    url,
    poster_url: url,
    thumbnail_url: url,
    width: 8,
    height: 8,
    duration_seconds: null,
    size_bytes: 1,
    mime_type,
  };
}

/** A finished item of pictures of these types. */
function imageOf(...types: string[]): Task {
  const files = types.map(picture);
  const panels = files.length > 1 ? files : [];
  return makeTask({ kind: 'image', mode: 'text-to-image', status: 'completed', media: files[0]!, panels });
}

const shared = () => share.mock.lastCall![0].files.map(({ name, type }) => [name, type]);

test.each([
  ['image/webp', 'kilas-pantai-saat-senja-42.webp'],
  ['image/png', 'kilas-pantai-saat-senja-42.png'],
  ['image/jpeg', 'kilas-pantai-saat-senja-42.jpg'],
])('an image that is %s', async (type, name) => {
  fetchFile.mockResolvedValue({ blob: new Blob(['x'], { type }) });
  await shareTask(imageOf(type));
  expect(shared()).toEqual([[name, type]]);
});

test('the shown panel of a storyboard', async () => {
  vi.stubGlobal('fetch', async () => new Response(new Blob(['x'], { type: 'image/jpeg' })));
  await shareTask(imageOf('image/png', 'image/jpeg'), 1);
  expect(shared()).toEqual([['kilas-pantai-saat-senja-42-2.jpg', 'image/jpeg']]);
});

test('a type that cannot be chosen as a format is none', () => {
  expect(storedFormat(imageOf('image/avif'))).toBeUndefined();
});
