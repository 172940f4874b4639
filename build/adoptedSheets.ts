import type { Plugin } from 'vite';

const IN_HEAD = /document\.head\.appendChild\((?<element>\w+)\)/;

/** Where libraries put `<style>` elements of their own into the page, by the file; what they insert is told by its name. */
const INSERTIONS: Record<string, RegExp[]> = {
  '@editorjs/editorjs/': [
    IN_HEAD,
    /[\w.]+\.prepend\(document\.head, (?<element>\w+)\)/,
    // The loader of its notices' styles inserts an empty element first, which then comes to nothing.
    /(?<=\bq\(m, k\.attrs\), )O\(k, m\)(?<nothing>)(?=, m;)/,
    /(?<=removeChild\(B\.firstChild\);\s*)B\.appendChild\(document\.createTextNode\((?<text>ve)\)\)/,
  ],
  '@editorjs/': [IN_HEAD],
  'apexcharts/': [
    /\w+\.head\.appendChild\((?<element>\w+)\)/,
    /[\w.]+\.elLegendForeign\.appendChild\((?<element>this\.getLegendStyles\(\))\)/,
  ],
};

/** The same rules once, however many charts bring them. */
const adopt = (text: string): string =>
  `((text,kept=document[Symbol.for('kilas.sheets')]??=new Set())=>{if(kept.has(text))return;kept.add(text);` +
  `const sheet=new CSSStyleSheet();sheet.replaceSync(text);document.adoptedStyleSheets.push(sheet)})(${text})`;

/**
 * A library's code with each of its style elements made a sheet that the document adopts.
 * @param file its path
 * @throws Error when a new release does it in another way
 */
export function withAdoptedSheets(code: string, file: string): string {
  const insertions = Object.entries(INSERTIONS).find(([place]) => file.includes(`node_modules/${place}`))?.[1] ?? [];
  return insertions.reduce((made, insertion) => {
    if (!insertion.test(made)) throw new Error(`${file} inserts its styles in another way than ${insertion}`);
    return made.replace(new RegExp(insertion, 'g'), (...found) => {
      const { element, text } = found.at(-1) as { element?: string; text?: string };
      if (element) return adopt(`${element}.textContent`);
      return text ? adopt(text) : '0';
    });
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
      handler: (code, id) => withAdoptedSheets(code, id),
    },
  };
}
