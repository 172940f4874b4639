import type { Plugin } from 'vite';

/** Where libraries put a `<style>` of their own into the page, by the package. */
const INSERTIONS: Record<string, RegExp[]> = {
  '@editorjs/': [/document\.head\.appendChild\((?<element>\w+)\)/],
  apexcharts: [
    /\w+\.head\.appendChild\((?<element>\w+)\)/,
    /[\w.]+\.elLegendForeign\.appendChild\((?<element>this\.getLegendStyles\(\))\)/,
  ],
};

/** The same rules once, however many charts bring them. */
const adopt = (element: string): string =>
  `((text,kept=document[Symbol.for('kilas.sheets')]??=new Set())=>{if(kept.has(text))return;kept.add(text);` +
  `const sheet=new CSSStyleSheet();sheet.replaceSync(text);document.adoptedStyleSheets.push(sheet)})(${element}.textContent)`;

/** A library's code with each of its style elements made a sheet that the document adopts. @throws Error when it has none */
export function withAdoptedSheets(code: string, packageName: string): string {
  return (INSERTIONS[packageName] ?? []).reduce((text, insertion) => {
    if (!insertion.test(text)) throw new Error(`${packageName} inserts its styles in another way: see ${insertion}`);
    return text.replace(new RegExp(insertion, 'g'), (...found) => adopt((found.at(-1) as { element: string }).element));
  }, code);
}

/**
 * Libraries that put `<style>` elements into the page would need `style-src 'unsafe-inline'` on every page of the app. A
 * sheet made by a script that may run needs no permission of its own.
 */
export function adoptedSheets(): Plugin {
  return {
    name: 'kilas:adopted-sheets',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/(@editorjs\/[\w-]+|apexcharts)\/dist\/[^/]+js$/ },
      handler: (code, id) =>
        withAdoptedSheets(code, id.includes('node_modules/@editorjs/') ? '@editorjs/' : 'apexcharts'),
    },
  };
}
