import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What a module of lucide-react/icons exports beside its component: its shapes, with a key for each. */
interface IconModule {
  __iconData: { node: [tag: string, attributes: Record<string, string>][] };
}

/**
 * Gives the browser the shapes of lucide-react's icons without its machinery: names, aliases, contexts and keys are a
 * fifth of what icons weigh on the first visit, and nothing here uses them. `src/ui/createIcon.tsx` draws them. Without
 * this the generator weighs 2.0 kB more and the worker keeps two files too many.
 * @param top the project's folder.
 */
export function icons(top: string): Plugin {
  return {
    name: 'kilas:icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        const { __iconData: data } = (await import(pathToFileURL(id).href)) as Partial<IconModule>;
        // An icon's earlier name only passes on the file of its present one.
        if (!data) return null;
        const shapes = data.node.map(([tag, attributes]) => [
          tag,
          Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key')),
        ]);
        return `import { createIcon } from ${JSON.stringify(join(top, 'src/ui/createIcon.tsx'))};\nexport default /* @__PURE__ */ createIcon(${JSON.stringify(shapes)});`;
      },
    },
  };
}
