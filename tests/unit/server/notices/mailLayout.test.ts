/** A mail has the same content in its HTML and its text part, and no inserted text acts as HTML. */
import { expect, test } from 'vitest';
import { layOutMail } from '../../../../server/notices/mailLayout.ts';

const content = {
  to: 'a@b.id',
  language: 'id' as const,
  subject: 'Judul <b>',
  greeting: 'Halo "><script>alert(1)</script>,',
  paragraphs: ['Satu & dua'],
  code: '123456',
  button: { label: 'Tekan', url: 'https://kilas.example/?a=1&b="2"' },
  notes: ['Kecil'],
};

test('everything plain is in both parts, and nothing of it is HTML', () => {
  const { html, text } = layOutMail(content);
  expect(html).not.toContain('<script');
  expect(html).toContain('Halo &quot;&gt;&lt;script&gt;');
  expect(html).toContain('href="https://kilas.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('<title>Judul &lt;b&gt;</title>');
  for (const part of ['Satu & dua', '123456', 'Tekan:\nhttps://kilas.example/?a=1&b="2"', 'Kecil'])
    expect(text).toContain(part);
});

test('a message without code and button has no empty places', () => {
  const { code: _code, button: _button, ...plain } = content;
  const { html, text } = layOutMail(plain);
  expect(html).not.toContain('undefined');
  expect(text).not.toContain('undefined');
  expect(text).not.toMatch(/\n{3}/);
});
