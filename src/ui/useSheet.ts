import { useLayoutEffect } from 'react';

/**
 * Lets a style sheet hold while the component is there. Not a `<style>` element: the server's policy allows those of the
 * build only, and a sheet made by a script needs no permission of its own.
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
