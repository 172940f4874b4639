import { useLayoutEffect } from 'react';
import rangeRules from './range.css?inline';

/**
 * Applies a style sheet while the component is mounted. Not a `<style>` element: the Content-Security-Policy allows
 * only those of the build, but does not restrict constructed sheets.
 */
export function useSheet(rules: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rules]);
}

/** The looks of sliders. They come with what has one, so that they are not in the style sheet of every page. */
export const useRangeSheet = (): void => useSheet(rangeRules);
