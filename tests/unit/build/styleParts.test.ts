/**
 * A page gets only the style rules that its elements and classes can match in any state, in the order of the layers.
 */
import { describe, expect, it } from 'vitest';
import { splitFonts, styleParts } from '../../../build/styleParts.ts';
import { usedStyles } from '../../../server/pages/pageStyles.ts';

const used = (css: string, html: string) => usedStyles(styleParts(css), html);

describe('a page’s own rules', () => {
  it.each([
    ['a class', '.a{x:1}', '<p class="b a">'],
    ['an element', 'p{x:1}', '<p>'],
    ['every state of it', '.a:hover{x:1}.a:not(.b):has(.c)::before{x:1}.a[data-open]{x:1}', '<p class="a">'],
    ['one selector of several', '.b,.a{x:1}', '<p class="a">'],
    ['one way of several', ':is(.b,.a) p{x:1}', '<i class="a"><p>'],
    ['what an element is in', ':where(.a>:not(:last-child)){x:1}', '<p class="a">'],
    ['a name with signs', '.md\\:w-1\\/2{x:1}.\\[\\&\\>a\\]\\:b{x:1}', '<p class="md:w-1/2 [&amp;&gt;a]:b">'],
    ['what names nothing', '*,:root,::selection,[type=search]{x:1}', '<p>'],
    ['a class in an inline script', '.a{x:1}', `<script>root.innerHTML='<p class="a">'</script>`],
    ['what stands in blocks', '@media (width>1px){@supports (x:1){.a{x:1}}}', '<p class="a">'],
    [
      'keyframes and properties that a rule names',
      '@property --q{x:1}@keyframes k{to{x:1}}p{animation:k;y:var(--q)}',
      '<p>',
    ],
    ['a property that an element names', '@property --q{x:1}', '<p style="--q:1">'],
  ])('are kept: %s', (_, css, html) => {
    expect(used(css, html)).toBe(css);
  });

  it.each([
    ['a class', '.a{x:1}', '<p class="ab">a</p>'],
    ['an element', 'table{x:1}', '<p>table</p>'],
    ['a part of what is asked for', '.a .b{x:1}:where(.b>*){x:1}:is(.b,table).a{x:1}', '<p class="a">'],
    ['keyframes and properties of nobody', '@keyframes k{to{x:1}}@property --q{x:1}', '<p>'],
    ['blocks without anything', '@media print{.a{x:1}}/*! said */', '<p>'],
  ])('leave out what is not there: %s', (_, css, html) => {
    expect(used(css, html)).toBe('');
  });

  it('keep the ranks of all layers, of those without rules too', () => {
    expect(used('@layer a{.a{x:1}}@layer b{p{x:1}}@layer a{p{x:1}}', '<p>')).toBe(
      '@layer a;@layer b{p{x:1}}@layer a{p{x:1}}',
    );
    expect(used('@layer a,b;', '<p>')).toBe('@layer a,b;');
  });
});

it('font faces are apart', () => {
  expect(splitFonts('@font-face{src:url(a)}p{x:1}@font-face{src:url(b)}')).toEqual({
    fonts: '@font-face{src:url(a)}@font-face{src:url(b)}',
    rules: 'p{x:1}',
  });
});
