import type { Plugin } from 'vite';

const IN_HEAD = /document\.head\.appendChild\((?<element>\w+)\)/;

/** Where libraries insert `<style>` elements into the page, by path. The named group is what they insert. */
const INSERTIONS: Record<string, RegExp[]> = {
  '@editorjs/editorjs/': [
    IN_HEAD,
    /[\w.]+\.prepend\(document\.head, (?<element>\w+)\)/,
    // The style loader for its notifications inserts an empty element first, which is removed.
    /(?<=\bq\(m, k\.attrs\), )O\(k, m\)(?<nothing>)(?=, m;)/,
    /(?<=removeChild\(B\.firstChild\);\s*)B\.appendChild\(document\.createTextNode\((?<text>ve)\)\)/,
  ],
  '@editorjs/': [IN_HEAD],
  'apexcharts/': [
    /\w+\.head\.appendChild\((?<element>\w+)\)/,
    /[\w.]+\.elLegendForeign\.appendChild\((?<element>this\.getLegendStyles\(\))\)/,
  ],
};

/** Adopts the same rules only once, however many charts insert them. */
const adopt = (text: string): string =>
  `((text,kept=document[Symbol.for('kilas.sheets')]??=new Set())=>{if(kept.has(text))return;kept.add(text);` +
  `const sheet=new CSSStyleSheet();sheet.replaceSync(text);document.adoptedStyleSheets.push(sheet)})(${text})`;

/**
 * A library's code in which each inserted style element has become a sheet that the document adopts.
 * @param file its path
 * @throws Error when a new release inserts its styles differently
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
 * Libraries that insert `<style>` elements would need `style-src 'unsafe-inline'` on every page of the app. A
 * constructed style sheet needs no such permission.
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
