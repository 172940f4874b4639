import type { ArticleBlock } from '../../contract/articles.ts';
import {
  MAX_ARTICLE_EXCERPT_LENGTH,
  MAX_ARTICLE_TITLE_LENGTH,
  MAX_SEO_DESCRIPTION_LENGTH,
  MAX_SEO_TITLE_LENGTH,
} from '../../contract/articleWords.ts';
import { paragraph } from './articles.ts';

/** Texts that could run or display something if any of them were treated as markup. */
export const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa\tScript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//jahat.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<b style="background:url(javascript:alert(1))" onmouseover=alert(1)>x</b>',
  '<iframe src="https://jahat.example"></iframe>',
  '<style>*{display:none}</style>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action="https://jahat.example"><input name=a>',
  '<template><img src=x onerror=alert(1)></template>',
  '"><img src=x onerror=alert(1)>',
  '</title></script><script>alert(1)</script>',
  '<a href="https://ok.example"><style><img title="</style><svg onload=alert(1)>"></a>',
  '<b><svg><desc><img src=x onerror=alert(1)></desc></svg></b>',
];

/** Blocks whose texts are HTML, each with the attack in every text, and one harmless paragraph. */
export const hostileBlocks = (attack: string): ArticleBlock[] => [
  paragraph(attack),
  { type: 'header', data: { text: attack, level: 2 } },
  { type: 'list', data: { style: 'unordered', items: [{ content: attack, items: [{ content: attack, items: [] }] }] } },
  { type: 'list', data: { style: 'checklist', items: [{ content: attack, meta: { checked: true }, items: [] }] } },
  { type: 'quote', data: { text: attack, caption: attack } },
  { type: 'table', data: { withHeadings: true, content: [[attack, attack]] } },
  { type: 'embed', data: { source: 'https://youtu.be/dQw4w9WgXcQ', caption: attack } },
  paragraph('isi'),
];

/** Plain text fields, with as much of the attack as fits. */
export const hostileFields = (attack: string) => ({
  title: attack.slice(0, MAX_ARTICLE_TITLE_LENGTH),
  excerpt: attack.slice(0, MAX_ARTICLE_EXCERPT_LENGTH),
  seo_title: attack.slice(0, MAX_SEO_TITLE_LENGTH),
  seo_description: attack.slice(0, MAX_SEO_DESCRIPTION_LENGTH),
});
