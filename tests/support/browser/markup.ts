import { HtmlValidate } from 'html-validate';

/** Not reported: how a renderer writes empty elements and attribute names. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'no-implicit-input-type': 'off',
  },
});

/** What is wrong with a page's HTML, one line per fault. */
export async function markupFaults(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${path} ${ruleId} ${message} ${selector}`);
}
