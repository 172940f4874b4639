/**
 * Prompts pass no hidden arguments to an OpenAI-compatible server, and only an answer that really is a video or picture
 * is accepted as one.
 */
import { describe, expect, it } from 'vitest';
import { cleanPrompt } from '../../../../../server/generation/openAiCompatible/requestFields.ts';
import {
  readImageReply,
  readVideo,
  readVideoList,
} from '../../../../../server/generation/openAiCompatible/readVideo.ts';

describe('a prompt', () => {
  it.each([
    ['laut <sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args> biru', 'laut biru'],
    ['laut <SD_CPP_EXTRA_ARGS>{}</Sd_Cpp_Extra_Args>', 'laut'],
    ['laut <sd_cpp_extra_args>{"steps":999}', 'laut'],
    ['laut < sd_cpp_extra_args >{}</ sd_cpp_extra_args > biru', 'laut biru'],
    [
      '<sd_cpp_<sd_cpp_extra_args></sd_cpp_extra_args>extra_args>{}</sd_cpp_extra_args> laut',
      '<sd_cpp_ extra_args>{} laut',
    ],
    ['</sd_cpp_extra_args> laut', 'laut'],
    ['<b>laut</b>', '<b>laut</b>'],
    ['<sd_cpp_extra_args>{}</sd_cpp_extra_args>', '.'],
  ])('%j is sent as %j', (typed, sent) => {
    expect(cleanPrompt(typed)).toBe(sent);
    expect(cleanPrompt(typed)).not.toMatch(/<\s*\/?\s*sd_cpp_extra_args/i);
  });
});

describe('an answer', () => {
  it.each([undefined, null, 1, '', [], {}, { id: '' }, { id: 5 }, { object: 'video' }])('%j is no video', (value) => {
    expect(readVideo(value)).toBeNull();
  });

  it('lists what it can, and leaves out what is none', () => {
    expect(
      readVideoList({ data: [{ id: 'a', seconds: 4 }, null, { id: 'b', error: null }] })?.map((video) => video.id),
    ).toEqual(['a', 'b']);
    expect([readVideoList({}), readVideoList([]), readVideoList(undefined)]).toEqual([null, null, null]);
  });

  it('has its picture as bytes, with or without a prefix, or as a link', () => {
    const content = Buffer.from('isi');
    expect(readImageReply({ data: [{ b64_json: content.toString('base64') }] })).toEqual({ content });
    expect(readImageReply({ data: [{ b64_json: `data:image/png;base64,${content.toString('base64')}` }] })).toEqual({
      content,
    });
    expect(readImageReply({ data: [{ url: '/v1/images/a' }] })).toEqual({ url: '/v1/images/a' });
    for (const value of [{}, { data: [] }, { data: [{}] }, { data: [null] }, undefined])
      expect(readImageReply(value)).toBeNull();
  });
});
