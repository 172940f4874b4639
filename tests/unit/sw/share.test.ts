/** What another app shares opens the generator, with the picture or text where possible. */
import { describe, expect, it } from 'vitest';
import type { SharedPicture } from '../../../src/offline/deviceStore.ts';
import { answerShare } from '../../../sw/share.ts';

async function share(entries: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(entries)) body.append(name, value);
  const kept: SharedPicture[] = [];
  const request = new Request('https://kilas.test/share', { method: 'POST', body });
  const response = await answerShare(request, { persist: async (shared) => void kept.push(shared), now: () => 7 });
  return { status: response.status, to: response.headers.get('location')?.replace('https://kilas.test', ''), kept };
}

describe('what another app shares', () => {
  it('opens image-to-video with the picture, kept for whoever signs in first', async () => {
    const photo = new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' });
    const { status, to, kept } = await share({ photo, text: 'lihat ini' });
    expect([status, to]).toEqual([303, '/generate/image-to-video?source=share']);
    expect(kept).toMatchObject([{ at: 7 }]);
    expect(await kept[0]!.picture!.text()).toBe('jpeg');
  });

  it('makes a text the prompt, no longer than one may be', async () => {
    const { to, kept } = await share({ title: 'Judul', text: `  ${'naga '.repeat(200)}` });
    const query = new URLSearchParams(to!.split('?')[1]);
    expect(to).toMatch(/^\/generate\/text-to-video\?/);
    expect([query.get('prompt')!.length, query.get('source'), kept.length]).toEqual([500, 'share', 0]);
  });

  it('leaves a file of another kind to the generator, which says what is wrong with it', async () => {
    const photo = new File(['x'], 'a.svg', { type: 'image/svg+xml' });
    const { to, kept } = await share({ photo });
    expect([to, kept[0]!.picture!.type]).toEqual(['/generate/image-to-video?source=share', 'image/svg+xml']);
  });

  it('notes of a picture that is too large that there was one', async () => {
    const photo = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
    const { to, kept } = await share({ photo });
    expect([to, kept]).toEqual(['/generate/image-to-video?source=share', [{ picture: null, at: 7 }]]);
  });

  it('opens the generator, too, on a device that has no room for the picture', async () => {
    const body = new FormData();
    body.append('photo', new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' }));
    const request = new Request('https://kilas.test/share', { method: 'POST', body });
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const response = await answerShare(request, { persist: full, now: () => 7 });
    expect(response.headers.get('location')).toBe('https://kilas.test/generate/image-to-video?source=share');
  });

  it('opens the generator whatever came', async () => {
    const request = new Request('https://kilas.test/share', { method: 'POST', body: 'nothing' });
    const response = await answerShare(request, { persist: async () => undefined, now: () => 0 });
    expect(response.headers.get('location')).toContain('/generate');
  });
});
