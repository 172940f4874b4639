/**
 * Only the tags that an editor writes become elements, only safe links are links, and only listed players are embedded.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readEmbed, slugFrom } from '../../../../../contract/articleWords.ts';
import { headingsOf } from '../../../../../src/features/articles/reader/headings.ts';
import { inlineNodes } from '../../../../../src/features/articles/reader/inlineNodes.tsx';

const drawn = (html: string) => renderToStaticMarkup(<>{inlineNodes(html)}</>);

describe('a line of HTML becomes elements', () => {
  test('of the tags that an editor writes', () => {
    expect(drawn('a <b>b <i>c</i></b><br />&lt;d&gt; &amp; <code>e</code>')).toBe(
      'a <b>b <i>c</i></b><br/>&lt;d&gt; &amp; <code>e</code>',
    );
    expect(drawn('<a href="https://kilas.example/?a=1&amp;b=2">x</a>')).toContain(
      'href="https://kilas.example/?a=1&amp;b=2"',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java&#115;cript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="//jahat.example">x</a>',
    '<a href="/\\jahat.example">x</a>',
    '<b onclick="alert(1)" style="position:fixed">x</b>',
    '<iframe src="https://jahat.example">',
    '<b><i>x</b></i></a>',
  ])('and of nothing else: %s', (html) => {
    expect(drawn(html)).not.toMatch(/<(?!\/?(?:a|b|i)\b)|\son\w+=|style=|href=/);
  });
});

test('headings get addresses that differ', () => {
  const header = (text: string) => ({ type: 'header' as const, data: { text, level: 2 as const } });
  expect(
    headingsOf([header('Mulai <b>di sini</b>'), header('Mulai di sini'), header('…')]).map(({ id }) => id),
  ).toEqual(['mulai-di-sini', 'mulai-di-sini-2', 'bagian']);
});

test('a title makes an address', () => {
  expect(slugFrom('  Dari Foto ke Vidéo: 3 Langkah! ')).toBe('dari-foto-ke-video-3-langkah');
  expect(slugFrom('日本')).toBe('');
});

test('only players on the list are players', () => {
  expect(readEmbed('https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ')?.player).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  );
  expect(readEmbed('https://vimeo.com/76979871')?.service).toBe('vimeo');
  for (const address of [
    'http://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be.jahat.example/dQw4w9WgXcQ',
    'https://jahat.example/?u=https://youtu.be/dQw4w9WgXcQ',
    'javascript:"https://youtu.be/dQw4w9WgXcQ"',
  ])
    expect(readEmbed(address)).toBeNull();
});
