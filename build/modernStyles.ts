import type { Plugin } from 'postcss';

/**
 * Leaves out what Tailwind writes for browsers that its own version 4 does not run in: colours told twice, and start
 * values for those without `@property`. Chrome 111, Firefox 128 and Safari 16.4 have `color-mix()`, `lab()` and both.
 */
export const modernStyles: Plugin = {
  postcssPlugin: 'kilas:modern-styles',
  AtRule: {
    supports(rule) {
      if (/^\(color:\s*(color-mix|lab)\(/.test(rule.params)) rule.replaceWith(rule.nodes ?? []);
    },
    layer(rule) {
      if (rule.params === 'properties' && rule.nodes) rule.remove();
    },
  },
};
