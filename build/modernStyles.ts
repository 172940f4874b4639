import type { Plugin, Rule } from 'postcss';

/**
 * Removes what Tailwind writes for browsers that its version 4 does not support: fallback colours, and initial values
 * for browsers without `@property`. Also removes daisyUI's rules for right-to-left text, which neither of our languages
 * needs, and for its own theme switch, which the page's first script replaces.
 */
export const modernStyles: Plugin = {
  postcssPlugin: 'kilas:modern-styles',
  Rule(rule) {
    if (rule.selector.includes('[dir="rtl"]') || rule.selector.includes('[dir=rtl]')) rule.remove();
    else if (rule.selector.includes('.theme-controller'))
      rule.selectors = rule.selectors.filter((selector) => !selector.includes('.theme-controller'));
  },
  AtRule: {
    supports(rule) {
      if (!/^\((color:\s*(color-mix|lab)\(|background-image:\s*linear-gradient\(in lab)/.test(rule.params)) return;
      const before = rule.prev();
      for (const modern of rule.nodes ?? [])
        if (before?.type === 'rule' && modern.type === 'rule' && before.selector === modern.selector)
          leaveOutSame(before, modern);
      rule.replaceWith(rule.nodes ?? []);
    },
    layer(rule) {
      if (rule.params === 'properties' && rule.nodes) rule.remove();
    },
  },
};

/** Removes the declarations that the later rule sets again. */
function leaveOutSame(before: Rule, later: Rule): void {
  later.each((set) => {
    if (set.type === 'decl')
      before.each((each) => void (each.type === 'decl' && each.prop === set.prop && each.remove()));
  });
  if (before.nodes.length === 0) before.remove();
}
