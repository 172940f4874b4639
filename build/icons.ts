import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What a module of lucide-react/icons exports besides its component: its shapes, each with a key. */
interface IconModule {
  __iconData: { node: [tag: string, attributes: Record<string, string>][] };
}

/**
 * Gives the browser only the shapes of lucide-react's icons: names, aliases, contexts and keys are a fifth of the
 * icons' size on the first visit, and nothing here uses them. `src/ui/createIcon.tsx` draws the shapes. Without this
 * the generator is 2.0 kB larger, and the worker precaches two files too many.
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
        // A module for an icon's former name only re-exports its present one.
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
